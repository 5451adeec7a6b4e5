"""`python -m brisca_teach.cli` is `brisca-teach`."""

from brisca_teach.cli import main

if __name__ == "__main__":
    main(prog_name="brisca-teach")
