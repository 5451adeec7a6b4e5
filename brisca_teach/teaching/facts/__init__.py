"""What the lessons know: records and claims with their sources, signals, rare positions."""
