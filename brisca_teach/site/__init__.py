"""The lessons as a static site: the interpreter, the cards and the lessons run in the visitor's browser alone."""

from brisca_teach.site.build import Site, build_site

__all__ = ["Site", "build_site"]
