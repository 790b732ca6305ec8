"""The documentation site: what goes into it, how it is built, where its links lead."""
