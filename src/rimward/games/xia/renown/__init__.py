"""Fame, Titles and what counts for them."""
