"""What is best and what is likely: the open-hand solver, sampling, bots and simulation. Imports the engine alone."""
