"""The catalogues of words, es and en; `python -m brisca_teach.locale` compiles them."""
