"""A Swift module."""

load(":compiling.bzl", "COMPILING", "compile")
load(":providers.bzl", "SwiftInfo")

def _swift_library_impl(ctx):
    compiled = compile(ctx, is_program = False)
    return [
        DefaultInfo(files = depset([compiled.object, compiled.module])),
        SwiftInfo(
            archives = depset([compiled.object], transitive = [compiled.archives]),
            modules = depset([compiled.module], transitive = [compiled.modules]),
        ),
    ]

swift_library = rule(
    implementation = _swift_library_impl,
    attrs = COMPILING,
)
