"""What is shown of the table: views, maps, stories, and what is printed."""
