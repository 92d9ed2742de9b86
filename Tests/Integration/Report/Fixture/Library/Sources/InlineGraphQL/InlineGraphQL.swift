// The macros are not expanded.
