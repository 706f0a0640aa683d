"""The cards of Xia. No rule module imports them: they subscribe to windows."""
