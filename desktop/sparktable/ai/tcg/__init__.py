"""What the opponents know about the Transformers TCG."""
