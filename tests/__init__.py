"""Ours, whatever else is installed: some packages bring a folder of this name along."""
