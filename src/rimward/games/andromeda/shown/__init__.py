"""What is shown of the table: views, maps, stations, stories, and what is printed."""
