"""`python -m lastwire.cli`, for where the script is not on the path."""

from lastwire.cli import main

if __name__ == "__main__":
    main()
