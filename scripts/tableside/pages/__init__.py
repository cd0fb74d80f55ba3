"""The site's pages, made from the knowledge base alone: pure functions, no builder and no clock."""

from .page import Page
from .site import fill_in, site_pages, write_pages

__all__ = ["Page", "fill_in", "site_pages", "write_pages"]
