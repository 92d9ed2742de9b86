import GraphQLCompiler
import GraphQLFiles
import GraphQLLanguage

/// A `.graphql` file as a Swift file with a struct for each of its definitions.
struct MigratedFile {
  /// The Swift file; `nil` if nothing of the document can be in one.
  private(set) var swift: String?

  /// What cannot be migrated.
  private(set) var findings: [FileDiagnostic] = []

  init(_ file: InputFile, _ names: inout MigratedNames) {
    let document: Document
    do throws(Diagnostic) {
      document = try Document(parsing: file.source)
    } catch {
      findings = [FileDiagnostic(error, in: file)]
      return
    }
    var (imports, structs): (Set<String>, [String]) = ([], [])
    // A definition has the comments before it.
    var start = 0
    for definition in document.definitions {
      guard let migrated = MigratedDefinition(definition) else {
        let message = "This is of a schema. Put it into a file of the folder Schemas."
        findings.append(FileDiagnostic(Diagnostic(.error, message, at: definition.range), in: file))
        start = definition.range.end
        continue
      }
      defer { start = migrated.range.end }
      do throws(Diagnostic) {
        let name = try names.structName(of: migrated)
        imports.formUnion(migrated.imports)
        let text = migrated.text(in: file.source, from: start)
        structs.append("@\(migrated.macro)(\(literal(text)))\nstruct \(SwiftName.escaped(name)) {}\n")
      } catch {
        findings.append(FileDiagnostic(error, in: file))
      }
    }
    if structs.isEmpty { return }
    let lines = imports.union(["InlineGraphQL"]).sorted().map { "import \($0)\n" }.joined()
    swift = lines + "\n" + structs.joined(separator: "\n")
  }

  /// Returns a text as a literal of several lines, in which nothing is escaped.
  private func literal(_ text: String) -> String {
    var pounds = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    while text.contains("\"\"\"" + pounds) && !pounds.isEmpty { pounds += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
    return "\(pounds)\"\"\"\n\(lines.joined(separator: "\n"))\n  \"\"\"\(pounds)"
  }
}
