"""The actions of Swift targets: a module is compiled as a whole."""

load(":providers.bzl", "SwiftCompilerPluginInfo", "SwiftInfo")

COMPILING = {
    "deps": attr.label_list(providers = [SwiftInfo]),
    "module_name": attr.string(mandatory = True),
    "plugins": attr.label_list(
        cfg = "exec",
        providers = [SwiftCompilerPluginInfo],
    ),
    "srcs": attr.label_list(allow_files = [".swift"]),
}

def run(ctx, mnemonic, inputs, outputs, arguments):
    ctx.actions.run_shell(
        arguments = [arguments],
        command = "exec swiftc \"$@\"",
        inputs = inputs,
        mnemonic = mnemonic,
        outputs = outputs,
        use_default_shell_env = True,
    )

def compile(ctx, is_program):
    """Compiles a module. Returns its object file, its module's file, and what it depends on."""
    name = ctx.attr.module_name
    object = ctx.actions.declare_file(ctx.label.name + "/" + name + ".o")
    module = ctx.actions.declare_file(ctx.label.name + "/" + name + ".swiftmodule")
    infos = [target[SwiftInfo] for target in ctx.attr.deps]
    modules = depset(transitive = [info.modules for info in infos])
    arguments = ctx.actions.args()
    arguments.add_all(["-c", "-wmo", "-swift-version", "6", "-package-name", "shop", "-module-cache-path", "module-cache"])
    arguments.add_all(["-module-name", name, "-o", object, "-emit-module", "-emit-module-path", module])
    if not is_program:
        arguments.add("-parse-as-library")
    arguments.add_all(modules, format_each = "-I%s", map_each = _folder, uniquify = True)
    plugins = [target[SwiftCompilerPluginInfo] for target in ctx.attr.plugins]
    for plugin in plugins:
        arguments.add("-load-plugin-executable")
        arguments.add("%s#%s" % (plugin.executable.path, ",".join(plugin.module_names)))
    arguments.add_all(ctx.files.srcs)
    inputs = depset(ctx.files.srcs + [plugin.executable for plugin in plugins], transitive = [modules])
    run(ctx, "SwiftCompile", inputs, [object, module], arguments)
    return struct(
        archives = depset(transitive = [info.archives for info in infos]),
        module = module,
        modules = modules,
        object = object,
    )

def _folder(file):
    return file.dirname
