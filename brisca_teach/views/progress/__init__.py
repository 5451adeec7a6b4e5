"""What a learner sees of the own progress: what to keep, what to repeat, what was missed."""
