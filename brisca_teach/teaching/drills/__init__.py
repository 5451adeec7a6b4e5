"""One file a skill: each makes questions of one kind, endless and from a seed alone."""
