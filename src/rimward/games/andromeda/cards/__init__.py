"""Cards of Andromeda's Edge. No rule module imports them: they subscribe to moments of the rules by name."""
