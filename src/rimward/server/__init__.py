"""The server: tables, seats and invitations, the store, sockets and notices."""
