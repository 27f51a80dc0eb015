"""What every game shares: kernels, records, randomness, moves, words, and `Game`, the friendly face of a position."""
