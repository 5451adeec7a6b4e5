"""Puzzles with open cards."""
