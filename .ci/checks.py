"""All that has to pass before a change lands: the README's test command, the formatting, the documentation, the examples, and
what only real builds, servers and killed processes show. Needs Swift and Python 3; what servers need comes from PyPI, and SQLite,
CMake, Ninja, Bazel, nginx, strace, Node, Chromium and editors from Debian.

    .ci/run [STEP…]     all steps, or those that are named and what they need

Steps run side by side. Each is shown when it and all before it have passed; until then its log is in .build/ci. At the end is a
table of what each took. Random tests run with fixed seeds, and for a short time with a fresh one, which is printed. `.ci/nightly`
runs them for longer.
"""

from steps import BUILT, EXAMPLES, SEED, TRAITS, TRAIT_TESTS, Step, main

STEPS = [
    Step("format", "Formatting", ".ci/format"),
    Step("floors", "No folder of a module names what is in a folder above it", ".ci/floors"),
    Step("dependencies", "Targets depend on the modules that they import", ".ci/dependencies"),
    Step("behaviours", "Behaviours that test names refer to", ".ci/behaviours"),
    Step("32-bit", "The runtime with an Int of 32 bits", "Tests/Integration/ThirtyTwoBits/run"),
    Step("packages", "What Debian and PyPI have for the steps below", ".ci/packages", waits=True),
    # The longest chains of steps come first.
    Step(
        "build", "All tests are built, with those by swift-syntax", "INLINE_GRAPHQL_TESTS=all swift build --build-tests",
        folder=".build",
    ),
    Step("tests", "Tests", "INLINE_GRAPHQL_TESTS=all swift test", after=["build"], folder=".build", alone=True),
    Step("example", "Example, in process and against graphql-core", "Tests/Integration/run", after=["packages"], folder=EXAMPLES),
    Step("todo", "Example of todos, in a pseudo-terminal", "Tests/Integration/Todo/run", after=["example"], folder=EXAMPLES),
    Step("feed", "Example with open data", "Tests/Integration/feed", after=["example"], folder=EXAMPLES),
    Step("examples", "Ten small examples", "Tests/Integration/examples", after=["example"], folder=EXAMPLES),
    Step(
        "queue", "A mutation queue whose process is killed", f"Tests/Integration/MutationQueue/run 5 1 {SEED}",
        after=["example"], folder=EXAMPLES,
    ),
    Step(
        "settings", "Compiler settings: default isolation, upcoming features, strict memory safety",
        "Tests/Integration/CompilerSettings/run", after=["example"], folder=EXAMPLES,
    ),
    Step("editor", "What an editor asks of sourcekit-lsp", "Tests/Integration/Editor/run", after=["example"], folder=EXAMPLES),
    Step(
        "mistakes", "Mistakes of new users, and all that the build prints of them", "Tests/Integration/Mistakes/run",
        after=["example"], folder=EXAMPLES,
    ),
    Step(
        "embedding", "The build tool plugin: what macros read, and what edits compile", "Tests/Integration/Embedding/run",
        after=["example", "packages"], folder=EXAMPLES,
    ),
    Step(
        "layout", "A package of 300 files, three schemas and four modules, edited and built", "Tests/Integration/Layout/run",
        after=["example"], folder=EXAMPLES,
    ),
    Step(
        "traits-build", "Products of the traits (NIO, Logging, Tracing, SQLite, Testing) and their tests are built",
        f"INLINE_GRAPHQL_TESTS={TRAIT_TESTS} swift build --build-tests {TRAITS}",
        after=["packages"], folder=".build/traits",
    ),
    Step(
        "traits", "Products of the traits, and their documentation",
        f"""
        export INLINE_GRAPHQL_TESTS={TRAIT_TESTS}
        # Apart, since the store's tests leave those of the transports no thread for longer than their time limits.
        swift test --skip-build {TRAITS} \\
          --filter 'InlineGraphQLTests\\.(HTTP|WebSocket|Misbehaving|TLS|UnsentRequest|Logging|Tracing|Upload)'
        swift test --skip-build {TRAITS} --filter 'InlineGraphQLStoreTests.*(Disk|disk|File|Process|Survival|Clear)'
        swift test --skip-build {TRAITS} --filter 'InlineGraphQLTestingTests\\.(Expectation|RecordingTransport)'
        archives=$(mktemp -d)
        trap 'rm -rf "$archives"' EXIT
        for product in NIO Logging Tracing SQLite Testing; do
          Docs/build-catalog "InlineGraphQL$product" "" "$archives" "$(readlink -f .build/traits/debug)"
        done
        """,
        after=["traits-build"], folder=".build/traits", alone=True,
    ),
    Step(
        "servers", "Servers that others wrote",
        f"INLINE_GRAPHQL_TESTS={TRAIT_TESTS} Tests/Integration/Delivery/run {TRAITS}",
        after=["traits"], folder=".build/traits", waits=True,
    ),
    Step(
        "todo-file", "Example of todos with a file", "Tests/Integration/Todo/run --traits SQLite",
        after=["servers"], folder=".build/traits",
    ),
    Step("swiftbuild", "The build system that SwiftPM moves to", "Tests/Integration/swiftbuild"),
    Step(
        "laws", f"The store's laws, with the fresh seed {SEED}",
        f"""
        export INLINE_GRAPHQL_TESTS=all RANDOM_SEED={SEED}
        swift test --skip-build --filter 'InlineGraphQLStoreTests.*(Law|RandomQueue)Tests'
        """,
        after=["tests"], folder=".build",
    ),
    Step(
        "requests", "Requests for models, checked by graphql-core",
        f"{BUILT}; INLINE_GRAPHQL_TESTS=all Tests/Integration/Models/requests",
        after=["tests", "packages"], folder=".build",
    ),
    Step(
        "documentation", "Documentation: the catalogs without warnings, and the Swift that they and README show",
        f"{BUILT}; Docs/build", after=["tests"],
    ),
    Step(
        "wire", "The plugin's messages, as the oldest version of swift-syntax writes and reads them",
        f"{BUILT}; Tests/Integration/Wire/run 600.0.1", after=["tests"],
    ),
    Step(
        "echo", "Variables, received by graphql-core", f"{BUILT}; Tests/Integration/Echo/run",
        after=["tests", "packages"],
    ),
    Step(
        "fragment-arguments", "Fragment arguments, executed by graphql-core as they are written and as they are sent",
        f"{BUILT}; Tests/Integration/FragmentArguments/run 40 0 {SEED}", after=["tests", "packages"],
    ),
    Step(
        "uploads", "Uploads, received by strawberry", f"{BUILT}; Tests/Integration/Delivery/uploads",
        after=["tests", "packages"],
    ),
    Step("blog", "Example with models", f"{BUILT}; Tests/Integration/Blog/run", after=["example", "tests"], folder=EXAMPLES),
    Step(
        "decoding", "Random responses to real documents, every value read back",
        f"{BUILT}; Tests/Integration/Decoding/run 40 0 {SEED}", after=["tests"],
    ),
    Step(
        "hostile", "Random documents with hostile names, compiled and every value read back",
        f"{BUILT}; Tests/Integration/Decoding/hostile 60 0 {SEED}", after=["tests"],
    ),
    Step(
        "dumps", "Values of golden documents, as print and swift-custom-dump show them", f"{BUILT}; Tests/Integration/Dumps/run",
        after=["tests"],
    ),
    Step(
        "fuzzing", "Mutated responses, streams of responses, records, journals, frames, and messages of the compiler",
        f"""
        {BUILT}
        RUNTIME=$(mktemp -d)
        export RUNTIME
        trap 'rm -rf "$RUNTIME"' EXIT
        Tests/Integration/compile-runtime "$RUNTIME" -O -sanitize=address,fuzzer
        Tests/Integration/Fuzz/run 10 1 {SEED}
        Tests/Integration/Fuzz/delivery 5 1 {SEED}
        Tests/Integration/Fuzz/store 15 1 {SEED}
        Tests/Integration/Fuzz/models 5 1 {SEED}
        BUILT=$(readlink -f .build/traits/debug) Tests/Integration/Fuzz/frames 5 1 {SEED}
        Tests/Integration/Fuzz/plugin 5 1 {SEED}
        """,
        after=["tests", "traits-build"],
    ),
    Step(
        "threads", "What all threads share, under the thread sanitizer", f"{BUILT}; Tests/Integration/Threads/run",
        after=["tests"], alone=True,
    ),
    Step("flags", "The runtime with flags that users may give", f"{BUILT}; Tests/Integration/Flags/run", after=["tests"]),
    Step(
        "download", "Schemas, downloaded from graphql-core", f"{BUILT}; Tests/Integration/download",
        after=["tests", "packages"], waits=True,
    ),
    Step(
        "changes", "Changes of schemas, compared with graphql-core", f"{BUILT}; Tests/Integration/changes 30 1 {SEED}",
        after=["tests", "packages"],
    ),
    Step(
        "validation", "Validation, compared with graphql-core",
        f"{BUILT}; Tests/Integration/Validation/run; Tests/Integration/Validation/run 0.05 {SEED}",
        after=["tests", "packages"],
    ),
    Step(
        "language-server", "The language server in editors, pictures of them, and completions as graphql-js gives them",
        f"{BUILT}; Tests/Integration/LanguageServer/run", after=["tests", "packages"],
    ),
    Step(
        "report", "The page of a package's GraphQL: valid, accessible, and searched in Chromium",
        f"{BUILT}; Tests/Integration/Report/run", after=["tests", "packages"], waits=True,
    ),
    Step(
        "swiftui", "Property wrappers, type-checked against declarations of SwiftUI",
        f"{BUILT}; Tests/Integration/SwiftUI/run", after=["tests"],
    ),
    Step(
        "cmake", "Another build system: CMake and Ninja, in two folders", f"{BUILT}; Tests/Integration/CMake/run",
        after=["tests", "packages"],
    ),
    Step(
        "bazel", "Another build system: Bazel, in two folders with a shared cache", f"{BUILT}; Tests/Integration/Bazel/run",
        after=["tests", "packages"],
    ),
]

if __name__ == "__main__":
    main(STEPS)
