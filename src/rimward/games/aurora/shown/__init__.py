"""What is shown of the table: names, the boards, options, the story, and what is printed."""
