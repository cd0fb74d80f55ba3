"""Tableside: a bilingual, cited rules reference, from YAML to a static site.

Data flows one way: load (shape) -> checks (meaning) -> knowledge base -> pages, index, API.
"""
