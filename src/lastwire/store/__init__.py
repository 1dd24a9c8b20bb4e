"""The store: entries on disk before anybody is told of them, and what helps to load a table and to find it again."""
