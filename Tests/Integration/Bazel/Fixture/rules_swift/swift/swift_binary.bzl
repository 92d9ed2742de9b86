"""A Swift program."""

load(":compiling.bzl", "COMPILING", "compile", "run")

def _swift_binary_impl(ctx):
    compiled = compile(ctx, is_program = True)
    program = ctx.actions.declare_file(ctx.label.name + "/program")
    arguments = ctx.actions.args()
    arguments.add_all(["-o", program, compiled.object])
    # Archives may need each other, in any order.
    arguments.add_all(["--start-group"] + compiled.archives.to_list() + ["--end-group"], before_each = "-Xlinker")
    run(ctx, "SwiftLink", depset([compiled.object], transitive = [compiled.archives]), [program], arguments)
    return [DefaultInfo(executable = program)]

swift_binary = rule(
    implementation = _swift_binary_impl,
    attrs = COMPILING,
    executable = True,
)
