"""Seeds of what tests draw for themselves: the same in every run, and others in a run that explores."""

explored = ""  # by which run; set from the command line


def named(name: str) -> str:
    """The seed by this name."""
    return f"{name} {explored}" if explored else name
