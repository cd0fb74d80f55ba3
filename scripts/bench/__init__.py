"""Parts of `scripts/bench.py`: what is measured (ours.py, others.py), on what (grow.py), and where (chromium.py)."""
