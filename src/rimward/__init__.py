"""Rimward: a table for three space-adventure board games, and a Python environment for studying them."""

__version__ = "0.1.0"
LANGUAGES = ("en", "ru")  # those that everything is written in
