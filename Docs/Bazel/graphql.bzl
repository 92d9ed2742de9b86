"""Swift libraries and programs with GraphQL, for rules_swift.

`@inline_graphql` is a repository with three targets: the program `embed-graphql-schema`, the
`swift_compiler_plugin_import` `InlineGraphQLMacros` and the Swift library `InlineGraphQL`.
"""

load("@rules_swift//swift:swift_binary.bzl", "swift_binary")
load("@rules_swift//swift:swift_library.bzl", "swift_library")

GraphQLFilesInfo = provider(
    doc = "The Swift files in which a module may have GraphQL, and those of the modules that it depends on.",
    fields = {"modules": "A depset of structs with a module's name and its files."},
)

def _output(ctx, name):
    return ctx.actions.declare_file("%s/%s.embedded.swift" % (ctx.label.name, name))

def _embed_graphql_impl(ctx):
    outputs = [_output(ctx, "GraphQLMacros"), _output(ctx, "GraphQLRest")]
    lines = ["root .", "name " + ctx.attr.module_name, "module " + outputs[0].path, "rest " + outputs[1].path]
    for file in ctx.files.srcs:
        output = _output(ctx, file.basename[:-len(".swift")])
        lines += ["file " + file.path, "output " + output.path]
        outputs.append(output)
    reachable = depset(transitive = [target[GraphQLFilesInfo].modules for target in ctx.attr.reaches])
    inputs = ctx.files.srcs + ctx.files.schemas
    for module in reachable.to_list():
        lines.append("reachable-module " + module.name)
        lines += ["reachable " + file.path for file in module.files]
        inputs += list(module.files)
    request = ctx.actions.declare_file(ctx.label.name + "/request.txt")
    ctx.actions.write(request, "\n".join(lines) + "\n")
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [request.path],
        inputs = inputs + [request],
        outputs = outputs,
        mnemonic = "EmbedGraphQLSchema",
        progress_message = "Checking the GraphQL of " + ctx.attr.module_name,
    )
    own = struct(name = ctx.attr.module_name, files = tuple(ctx.files.srcs))
    return [
        DefaultInfo(files = depset(outputs)),
        GraphQLFilesInfo(modules = depset([own], transitive = [reachable])),
    ]

_embed_graphql = rule(
    implementation = _embed_graphql_impl,
    attrs = {
        "module_name": attr.string(mandatory = True),
        "reaches": attr.label_list(providers = [GraphQLFilesInfo]),
        "schemas": attr.label_list(allow_files = True, mandatory = True),
        "srcs": attr.label_list(allow_files = [".swift"], mandatory = True),
        "_tool": attr.label(
            default = "@inline_graphql//:embed-graphql-schema",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
    },
)

def _with_graphql(rule, name, srcs, schemas, reaches, deps, plugins, **kwargs):
    _embed_graphql(
        name = name + ".graphql",
        module_name = name,
        srcs = srcs,
        schemas = schemas,
        reaches = [target + ".graphql" for target in reaches],
        visibility = kwargs.get("visibility"),
    )
    rule(
        name = name,
        module_name = name,
        srcs = srcs + [name + ".graphql"],
        plugins = plugins + ["@inline_graphql//:InlineGraphQLMacros"],
        deps = deps + ["@inline_graphql//:InlineGraphQL"],
        **kwargs
    )

def graphql_swift_library(name, srcs, schemas, reaches = [], deps = [], plugins = [], **kwargs):
    """A swift_library whose GraphQL is checked before it is compiled.

    Args:
        name: The target's name, which is also the module's.
        srcs: The Swift files.
        schemas: The schemas' files, and the configurations that name them.
        reaches: The targets of this kind that this one depends on, directly or not.
        deps: As of swift_library; those in `reaches` are among them.
        plugins: As of swift_library.
        **kwargs: The other attributes of swift_library.
    """
    _with_graphql(swift_library, name, srcs, schemas, reaches, deps, plugins, **kwargs)

def graphql_swift_binary(name, srcs, schemas, reaches = [], deps = [], plugins = [], **kwargs):
    """A swift_binary whose GraphQL is checked before it is compiled. Its arguments are those of graphql_swift_library."""
    _with_graphql(swift_binary, name, srcs, schemas, reaches, deps, plugins, **kwargs)
