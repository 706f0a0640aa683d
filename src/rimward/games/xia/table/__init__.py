"""What lies on the table: its state, the board, the box it comes from, and what was agreed on before."""
