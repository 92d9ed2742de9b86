"""What Swift targets tell those that depend on them."""

SwiftInfo = provider(
    doc = "A module, and all that it depends on.",
    fields = {
        "archives": "A depset of archives of object files.",
        "modules": "A depset of .swiftmodule files.",
    },
)

SwiftCompilerPluginInfo = provider(
    doc = "A program with macros.",
    fields = {
        "executable": "The program.",
        "module_names": "The modules whose macros it has.",
    },
)
