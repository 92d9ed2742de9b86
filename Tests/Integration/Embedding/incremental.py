"""Edits the fixture and builds it, again and again. After each edit the build must compile exactly the files that
depend on it. Its products must equal those of a clean build: after the first, every eighth and the last one, or after each if EACH is set,
as a clean build takes longer than all else."""

import os
import sys
import time

import fixture
from build import Build, Failure


class Proof:
    def __init__(self, folder, scratch):
        self.build = Build(folder, scratch, fixture.TARGETS)
        self.folder = self.build.folder
        self.edits = 0

    def replace(self, path, old, new):
        path = self.folder / path
        text = path.read_text()
        if old not in text:
            raise Failure(f"{path} has no {old!r}")
        # On Linux, the compiler takes a file for unchanged if its time is in the same second as before.
        date = max(time.time(), int(path.stat().st_mtime) + 1)
        path.write_text(text.replace(old, new))
        os.utime(path, (date, date))

    def replace_everywhere(self, old, new):
        for path in self.folder.glob("Sources/App/*.swift"):
            if old in path.read_text():
                self.replace(path, old, new)

    def check(self, what, expected, warnings=()):
        """Builds, and compares the compiled files with the expected ones, and the products with those of a clean build.

        The tool repeats its warnings in each build, so they are checked twice.
        """
        before = self.build.compiled()
        written = {path: path.stat().st_mtime_ns for path in self.build.generated()}
        self.check_warnings(what, warnings)
        after = self.build.compiled()
        compiled = {name for name in after if before.get(name) != after[name]}
        if not compiled and written != {path: path.stat().st_mtime_ns for path in self.build.generated()}:
            raise Failure(f"{what}: the tool has written files that are as they were")
        if warnings:
            self.check_warnings(what, warnings)
        self.edits += 1
        if "EACH" in os.environ or self.edits % 8 == 1:
            self.compare_with_clean_build(what)
        if compiled != expected:
            raise Failure(
                f"{what}: compiled without need {sorted(compiled - expected)},"
                f" not compiled {sorted(expected - compiled)}"
            )
        print(f"{what}: compiled {len(compiled)} of {len(after)} files", flush=True)

    def check_warnings(self, what, expected):
        """Builds, and compares the tool's warnings with the expected ones."""
        warnings = self.build.diagnostics(self.build.succeed(), "warning: The field")
        if sorted(warnings) != sorted(expected):
            raise Failure("\n".join([f"{what}: expected", *expected, "and the build warned", *warnings]))

    def compare_with_clean_build(self, what):
        incremental, generated = self.build.output(), self.contents()
        self.build.clean()
        self.build.succeed()
        if incremental != self.build.output():
            raise Failure(f"{what}: a clean build prints\n{self.build.output()}and the incremental one\n{incremental}")
        # SwiftPM does not delete files that it no longer compiles.
        different = {path for path, text in self.contents().items() if generated.get(path) != text}
        if different:
            raise Failure(f"{what}: a clean build has written otherwise {sorted(map(str, different))}")

    def contents(self):
        return {path: path.read_bytes() for path in self.build.generated()}

    def check_errors(self, what, expected):
        before = self.build.compiled()
        errors = self.build.errors()
        if errors != expected:
            raise Failure(f"{what}: expected\n" + "\n".join(expected) + "\nand the build printed\n" + "\n".join(errors))
        if before != self.build.compiled():
            raise Failure(f"{what}: files were compiled although there are errors")
        print(f"{what}: {len(errors)} errors, nothing compiled", flush=True)

    def check_names(self):
        """Compares the names of a module's files without regard to case, as some file systems do."""
        lists = self.build.scratch.glob("plugins/outputs/*/Names/destination/EmbedGraphQLSchema/files.txt")
        lines = [line.split(" ", 1) for path in lists for line in path.read_text().splitlines()]
        written = [path for word, path in lines if word in ("module", "rest", "output")]
        sources = self.folder.glob("Sources/Names/*.swift")
        names = [path.rsplit("/", 1)[1].casefold() for path in [*written, *map(str, sources)]]
        if len(written) != 9 or len(set(names)) != len(names):
            raise Failure(f"Files of one module have the names {sorted(names)}")

    def steps_across_packages(self):
        self.replace("Design/Sources/Design/PlaceLine.swift", "{ people }", "{ people(unit: $unit) }")
        self.check_errors(
            "A fragment of another package got a variable",
            [
                'Sources/Shelf/Capital.swift:5:51: error: Variable "$unit" is not defined by operation "ShelfCapital".',
                'Sources/Shelf/Capital.swift:5:51: note: fragment "PlaceLine" uses "$unit"',
            ],
        )
        self.replace("Design/Sources/Design/PlaceLine.swift", "{ people(unit: $unit) }", "{ people mayor }")
        self.check_errors(
            "A fragment of another package needs a field that the schema here has not",
            [
                'Sources/Shelf/Capital.swift:5:54: error: Fragment "PlaceLine" of another package is not valid for the schema'
                ' of this one. Cannot query field "mayor" on type "City".',
                "Design/Sources/Design/PlaceLine.swift:4:55: note: the schema does not allow this",
            ],
        )
        self.replace("Design/Sources/Design/PlaceLine.swift", "{ people mayor }", "{ people name }")
        line = {"Design/PlaceLine", "Design/PlaceLine.embedded", "Design/PlaceCard"}
        # Across modules, the compiler is less exact: this file uses Design.
        self.check("The body of a fragment of another package changed", line | {"Shelf/Capital", "Shelf/Show"})

    def split_schema(self, name, *beginnings):
        """Makes a folder of a schema's file, with a file from each beginning to the next."""
        path = self.folder / f"Schemas/{name}.graphqls"
        text = path.read_text()
        path.unlink()
        places = [0, *(text.index(beginning) for beginning in beginnings), len(text)]
        path.with_suffix("").mkdir()
        for number, (start, end) in enumerate(zip(places, places[1:])):
            path.with_suffix("").joinpath(f"{number}.graphqls").write_text(text[start:end])

    def steps_with_files(self):
        """The build is planned anew. If that touched the macros, the edits would compile all files with GraphQL."""
        (self.folder / "Sources/App/New.swift").write_text("let new = 1\n")
        self.check("A file was added", files("New"))
        self.replace("Sources/App/New.swift", "1", "2")
        self.check("The new file changed", files("New"))
        (self.folder / "Sources/App/New.swift").unlink()
        # If a target loses a file, the compiler compiles all of its files.
        kept = {name for name in self.build.compiled() if name.startswith("App/")} - files("New")
        self.check("The file was removed", kept)
        self.replace("Sources/App/Plain3.swift", "  4", "  3")
        self.check("Another file changed", files("Plain3"))

    def steps_with_models(self):
        schema = "Sources/Press/Schemas/Press.graphqls"
        self.replace(schema, "# What a press knows of itself.", "# What a press knows,\n# and of whom.")
        self.check("A comment in a model schema changed", set())

        self.replace(schema, "pages: Int", "pages: Float\n  inks: [Ink] @hasMany")
        self.replace(schema, "type Printer", "type Ink @model { color: String! }\n\ntype Printer")
        self.check("A model changed that is not declared, and got another one", set())

        # As with enums, files that use one model of a schema are compiled with the macro that makes all models.
        declared = {f"Press/{name}" for name in ("Press", "Press.embedded", "Titles", "Texts")}
        self.replace(schema, "words: Int", "words: Float")
        self.check("The type of a model's field changed", declared)

        self.replace(schema, "  text: String!", '  text: String! @index(queryField: "remarksOfText")')
        self.check("A model got an index", declared)

    def steps_with_client_schema(self):
        schema = "Schemas/Places.client.graphqls"
        (self.folder / schema).write_text("extend type City { isVisited: Boolean, note: String }\n")
        self.check("A client schema was added", set())

        capital = files("CapitalQuery*", "ShowCapital")
        self.replace("Sources/App/CapitalQuery.swift", "{ climate ", "{ climate isVisited ")
        self.check("A query selects a field of the client", capital)

        self.replace(schema, "note: String", "note: Int")
        self.check("A field of the client that nobody uses changed", set())

        self.replace(schema, "isVisited: Boolean", "isVisited: String")
        self.check("A field of the client in use changed", capital)

        self.replace(schema, "isVisited: String", "isVisited: String!")
        self.check("A field of the client counts as nullable", set())
        self.replace(schema, "isVisited: String!", "isVisited: Strin")
        self.check_errors(
            "A field of the client has an unknown type", [f'{schema}:1:31: error: Unknown type "Strin".']
        )
        self.replace(schema, "isVisited: Strin", "isVisited: String")
        self.check("The type is known again", set())

    def steps(self):
        response = self.folder / "response.json"
        self.build.succeed()
        self.check_names()
        self.check("Nothing changed", set())

        self.replace("Sources/App/Plain3.swift", "  3", "  4")
        self.check("A file without GraphQL changed", files("Plain3"))

        self.steps_with_files()

        self.replace("Schemas/Shop.graphqls", "  maker: Company\n", "  maker: Company\n  weight: Int\n")
        self.check("A field that nobody uses was added", set())

        self.replace("Schemas/Shop.graphqls", "country: String!", "country: Int!")
        response.write_text(fixture.responses(34))
        # What spreads a fragment names its struct.
        self.check("A field's type changed", files("MakerLine*", "ShowMakerLine", "MakersQuery"))

        self.replace("Schemas/Shop.graphqls", "  status: Status!\n", "")
        self.check_errors(
            "A field in use was removed",
            ['Sources/App/ByStatusQuery.swift:7:74: error: Cannot query field "status" on type "Product".'],
        )
        self.replace("Schemas/Shop.graphqls", "  maker: Company\n", "  status: Status!\n  maker: Company\n")
        self.check("The field is back", set())

        self.replace("Schemas/Shop.graphqls", "LARGE }", "LARGE HUGE }")
        # Files that use one type of an enum run the macro that makes all of its types, and the queries are in the enum, too.
        queries = ["Product", "ByStatus", "Viewer", "PlaceOrder", "Makers", "Idents", "Labels"]
        self.check(
            "An enum got a value",
            files("Shop*", "SizesQuery", "ShowSizes", *(f"{name}Query*" for name in queries), *(f"Show{name}" for name in queries)),
        )

        self.replace("Sources/App/Ident.swift", "on Product", "on Node")
        self.check(
            "A fragment's type condition changed",
            files("Ident*", "ShowIdent", "IdentsQuery*", "ShowIdents"),
        )

        self.steps_across_packages()
        self.steps_with_models()

        self.replace("Sources/App/PriceTag.swift", "{ price }", "{ price(currency: $currency) }")
        self.check_errors(
            "A fragment got a variable",
            [
                'Sources/App/ProductQuery.swift:7:60: error: Variable "$currency" is not defined by operation'
                ' "Product".',
                'Sources/App/ProductQuery.swift:7:60: note: fragment "PriceTag" uses "$currency"',
            ],
        )
        self.replace("Sources/App/ProductQuery.swift", "$id: ID!)", "$id: ID!, $currency: String)")
        self.check(
            "The operation has the variable",
            files("PriceTag*", "ShowPriceTag", "ProductQuery*", "ShowProduct"),
        )

        self.replace("Sources/App/OrderLine.swift", "name", "name status")
        self.check("A fragment's body changed", files("OrderLine*", "ShowOrderLine", "ViewerQuery"))

        self.replace("Sources/App/Label.swift", "{ name maker", "{ name status maker")
        self.check(
            "The body of a fragment that is not masked changed",
            files("Label*", "ShowLabel", "LabelsQuery*", "ShowLabels"),
        )

        self.replace("Sources/App/Plain4.swift", "  4", "  (nil as (any PriceTag.Fields)?) == nil ? 4 : 0")
        self.check("A file named the protocol of a fragment's fields", files("PriceTag*", "ShowPriceTag", "ProductQuery", "Plain4"))

        self.replace("Sources/App/ByStatusQuery.swift", "{ name status }", "{ id name status }")
        self.check("A query changed", files("ByStatusQuery*", "ShowByStatus"))

        self.replace("Sources/Guide/Surfaces.swift", "{ length }", "{ length surface }")
        self.check(
            "A query uses a type that none did, of a schema with those that are used",
            {f"Guide/{name}{suffix}" for name in ("Surfaces", "Trails") for suffix in ("", ".embedded")}
            # Across modules, the compiler is less exact: this file uses Guide.
            | files("ShowCapital"),
        )

        self.replace("Sources/Guide/Trails.swift", "types: .used", "types: .used, names: .camelCase")
        self.check(
            "The names of a schema are written in another case",
            {f"Guide/{name}{suffix}" for name in ("Surfaces", "Trails") for suffix in ("", ".embedded")}
            | files("ShowCapital"),
        )

        self.replace("Sources/App/CapitalQuery.swift", "{ climate ", "{ climate coast ")
        self.check(
            "A query uses a type that the enum of another module has left out",
            {"Places/Places", "Places/Places.embedded", "Guide/Climates"} | files("CapitalQuery*", "ShowCapital"),
        )
        self.replace("Sources/App/CapitalQuery.swift", "{ climate coast ", "{ climate coast name ")
        self.check("A query that uses types of another module changed", files("CapitalQuery*", "ShowCapital"))

        self.replace("Schemas/Places.graphqls", "DRY", "ARID DRY")
        self.check(
            "An enum of another module got a value",
            {"Places/Places", "Places/Places.embedded", "Guide/Climates"} | files("CapitalQuery", "ShowCapital"),
        )

        self.replace("Schemas/Places.graphqls", "Climate!", 'Climate! @deprecated(reason: "Ask the sky.")')
        self.check(
            "A field in use was deprecated",
            {"Guide/Climates", "Guide/Climates.embedded"} | files("CapitalQuery*", "ShowCapital"),
            warnings=[
                "Sources/Guide/Climates.swift:5:53: warning: The field City.climate is deprecated. Ask the sky.",
                "Sources/App/CapitalQuery.swift:5:39: warning: The field City.climate is deprecated. Ask the sky.",
            ],
        )
        self.replace("Sources/App/CapitalQuery.swift", "import InlineGraphQL\n", "import InlineGraphQL\n// Moves lines.\n")
        self.check(
            "A literal with a warning moved",
            files("CapitalQuery"),
            warnings=[
                "Sources/Guide/Climates.swift:5:53: warning: The field City.climate is deprecated. Ask the sky.",
                "Sources/App/CapitalQuery.swift:6:39: warning: The field City.climate is deprecated. Ask the sky.",
            ],
        )
        self.replace("Schemas/Places.graphqls", ' @deprecated(reason: "Ask the sky.")', "")
        self.check(
            "A field in use is no longer deprecated",
            {"Guide/Climates", "Guide/Climates.embedded"} | files("CapitalQuery*", "ShowCapital"),
        )

        self.steps_with_client_schema()

        self.replace(
            "Sources/App/Plain5.swift",
            "func plain5",
            'import InlineGraphQL\n\nenum Later {\n'
            '  #graphql("query Later { viewer { id } }", schema: "Shop")\n}\n\nfunc plain5',
        )
        # The file declares more than before. For the compiler, this concerns all callers of its functions.
        self.check("A file got its first literal", files("Plain5", "GraphQLRest.embedded", "main"))

        self.replace("Sources/App/Plain5.swift", "{ id }", "{ di }")
        self.check_errors(
            "That literal has an error",
            [
                'Sources/App/Plain5.swift:4:36: error: Cannot query field "di" on type "User". Did you mean "id"?',
                'Sources/App/Plain5.swift:4:36: note: replace "di" with "id"',
            ],
        )
        self.replace("Sources/App/Plain5.swift", "{ di }", "{ id }")
        self.check("The error is gone", files("Plain5"))

        (self.folder / "Schemas/Shop.graphqls").rename(self.folder / "Schemas/Store.graphqls")
        for word in ('"Shop"', "Shop.", "enum Shop", "extension Shop"):
            self.replace_everywhere(word, word.replace("Shop", "Store"))
        sources = {f"App/{path.stem}" for path in self.folder.glob("Sources/App/*.swift")}
        written = {f"App/{path.stem}": path for path in self.build.generated() if path.parents[3].name == "App"}
        with_code = {name for name, path in written.items() if "macro _graphql_" in path.read_text()}
        without_graphql = files("Respond", "main", *(f"Plain{number}" for number in range(10))) - files("Plain4", "Plain5")
        others = without_graphql | files("CapitalQuery*", "ShowCapital")
        self.check("A schema was renamed", (sources | with_code) - others)

        self.split_schema("Store", "type Product", "enum Status")
        self.check("The schema became a folder of files", set())
        (self.folder / "Schemas/Store/more.graphqls").write_text("extend type Nobody { y: Int }\n")
        self.check("A file of the schema was added", set())

        with_plugin = 'graphQL], plugins: embedding),\n    .testTarget('
        without_plugin = 'graphQL]),\n    .testTarget('
        self.replace("Package.swift", with_plugin, without_plugin)
        # If a target's list of files changes, the compiler compiles them all.
        self.check("The plugin was removed", sources)

        self.replace("Schemas/Store/1.graphqls", "country: Int!", "country: String!")
        response.write_text(fixture.responses("ES"))
        self.replace("Package.swift", without_plugin, with_plugin)
        # The build is now planned with the code for Plain5, so that code gets its own file.
        changed = (sources - without_graphql) | written.keys() | files("Plain5*")
        self.check("The plugin was added, and the schema changed meanwhile", changed)
        self.compare_with_clean_build("In the end")


def files(*names):
    """The files of the app; "Shop*" is Shop.swift and the files that belong to it."""
    result = set()
    for name in names:
        result.add("App/" + name.removesuffix("*"))
        if name.endswith("*"):
            result.add("App/" + name.removesuffix("*") + ".embedded")
    return result


if __name__ == "__main__":
    folder, scratch, root = sys.argv[1:]
    fixture.write(folder, root)
    try:
        Proof(folder, scratch).steps()
    except Failure as failure:
        sys.exit(str(failure))
