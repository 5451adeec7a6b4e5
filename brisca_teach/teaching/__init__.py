"""Questions and answers: pure values, no words, no pixels, no widgets."""
