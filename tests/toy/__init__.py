"""Fuse, a toy game with one of each thing that the contract must carry, for the tests of engine and laws alone."""
