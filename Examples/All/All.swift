// SwiftPM wants a target with a source file. The target depends on the examples, so they are built with it.
