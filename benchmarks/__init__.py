"""Our speed against a peer, interleaved in one run. `python3 run.py bench`; docs/benchmarks.md tells how to read it."""
