"""The gadgets. No rule module imports them: they subscribe to windows."""
