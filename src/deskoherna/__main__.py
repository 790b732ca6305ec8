"""`python -m deskoherna`."""

from deskoherna.cli import main

if __name__ == "__main__":
    main()
