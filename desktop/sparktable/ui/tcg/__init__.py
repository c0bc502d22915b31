"""Pages that only the Transformers TCG has: the deck builder."""
