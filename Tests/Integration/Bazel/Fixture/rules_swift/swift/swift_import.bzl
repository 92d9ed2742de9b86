"""A Swift module that is there already."""

load(":providers.bzl", "SwiftInfo")

def _swift_import_impl(ctx):
    infos = [target[SwiftInfo] for target in ctx.attr.deps]
    return [
        SwiftInfo(
            archives = depset(ctx.files.archives, transitive = [info.archives for info in infos]),
            modules = depset([ctx.file.swiftmodule], transitive = [info.modules for info in infos]),
        ),
    ]

swift_import = rule(
    implementation = _swift_import_impl,
    attrs = {
        "archives": attr.label_list(allow_files = [".a"]),
        "deps": attr.label_list(providers = [SwiftInfo]),
        "module_name": attr.string(mandatory = True),
        "swiftmodule": attr.label(allow_single_file = [".swiftmodule"]),
    },
)
