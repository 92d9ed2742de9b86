"""A program with macros that is there already."""

load(":providers.bzl", "SwiftCompilerPluginInfo")

def _swift_compiler_plugin_import_impl(ctx):
    return [SwiftCompilerPluginInfo(executable = ctx.file.executable, module_names = ctx.attr.module_names)]

swift_compiler_plugin_import = rule(
    implementation = _swift_compiler_plugin_import_impl,
    attrs = {
        "executable": attr.label(
            allow_single_file = True,
            mandatory = True,
        ),
        "module_names": attr.string_list(mandatory = True),
    },
)
