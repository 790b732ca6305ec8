"""ESTIMATRIX Spectrum: bots that read hints, and the levels."""
