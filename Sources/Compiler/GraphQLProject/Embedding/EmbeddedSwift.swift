/// The Swift code that the build tool adds to a target.
///
/// `#graphql("…")` expands in steps, so that a change to one file's ``Embedding`` reaches no other file. All files of a
/// module share its `#graphql`. This expands to a macro named after the Swift file, whose embedding is in the name of the
/// type that implements it. The compiler hands this name on to the plugin.
package enum EmbeddedSwift {
  /// The macros of the module, which shadow the imported ones.
  ///
  /// Nobody passes the parameter `embedded`. A file that imports this module with `@testable` sees both macros, and the
  /// extra parameter makes the imported one the better match.
  package static let moduleFile = """
    // Written by EmbedGraphQLSchema.
    import InlineGraphQL

    @freestanding(declaration, names: arbitrary)
    macro graphql(
      _ document: Swift.String,
      schema: Swift.String? = nil,
      memberwiseInitializers: Swift.Bool = false,
      embedded: Swift.Void = ()
    ) =
      #externalMacro(module: "InlineGraphQLMacros", type: "EmbeddedGraphQLMacro")

    @attached(member, names: arbitrary)
    @attached(peer, names: suffixed(_Key), prefixed(__struct_))
    @attached(
      extension,
      conformances: Sendable,
      GraphQLFragment,
      GraphQLRefetchableFragment,
      GraphQLPaginationFragment,
      GraphQLUpdatableFragment
    )
    macro GraphQLFragment(
      _ document: Swift.String,
      schema: Swift.String? = nil,
      memberwiseInitializers: Swift.Bool = false,
      embedded: Swift.Void = ()
    ) =
      #externalMacro(module: "InlineGraphQLMacros", type: "EmbeddedGraphQLFragmentMacro")

    @attached(member, names: arbitrary)
    @attached(
      extension,
      conformances: Sendable,
      GraphQLOperation,
      GraphQLSingleResponseOperation,
      GraphQLQuery,
      GraphQLUpdatableQuery,
      GraphQLMutation,
      GraphQLSubscription
    )
    macro GraphQLOperation(
      _ document: Swift.String,
      schema: Swift.String? = nil,
      memberwiseInitializers: Swift.Bool = false,
      embedded: Swift.Void = ()
    ) =
      #externalMacro(module: "InlineGraphQLMacros", type: "EmbeddedGraphQLOperationMacro")

    @attached(member, names: arbitrary)
    macro GraphQLSchema(
      _ schema: Swift.String? = nil,
      types: InlineGraphQL.GraphQLSchemaTypes = .all,
      models: InlineGraphQL.GraphQLSchemaModels = .none,
      names: InlineGraphQL.GraphQLSchemaNames = .asWritten,
      embedded: Swift.Void = ()
    ) =
      #externalMacro(module: "InlineGraphQLMacros", type: "EmbeddedGraphQLSchemaMacro")

    """

  /// The macro of the plugin that expands a literal, if the lines of an embedding follow it in parentheses.
  package static let literalMacro = "EmbeddedLiteralMacro"

  /// The first line of a file that has the code for any number of Swift files.
  package static let header = "// Written by EmbedGraphQLSchema.\n"

  /// Returns the name of the macro that the literals of a Swift file expand to.
  package static func macroName(for path: String) -> String {
    "_graphql_" + identifier(of: path)
  }

  static func versionProtocol(for path: String) -> String {
    "_GraphQLVersion_" + identifier(of: path)
  }

  /// Returns the code for a Swift file.
  ///
  /// - Parameter versioned: The types that conform to the version protocol.
  static func code(for path: String, _ embedding: Embedding, versioned: [String] = []) -> String {
    let name = FilePath.name(of: path)
    let lines = embedding.lines.map(literal).joined(separator: ",")
    return """
      // For \(name).

      nonisolated protocol \(embedding.versionProtocol) { typealias _\(embedding.version.hexadecimal) = Swift.Void }

      @freestanding(declaration, names: arbitrary)
      macro \(macroName(for: name))(_ document: Swift.String, _ place: Swift.String) =
        #externalMacro(module: "InlineGraphQLMacros", type: \(literal("\(literalMacro)(\(lines))")))

      """ + versioned.map { "\nextension \($0): \(embedding.versionProtocol) {}\n" }.joined()
  }

  /// Returns a line as a single-line string literal, because a macro's definition must not have multi-line ones.
  package static func literal(_ line: String) -> String {
    let pounds = String(repeating: "#", count: longestRunOfPounds(in: line) + 1)
    return pounds + "\"" + line + "\"" + pounds
  }

  /// Returns the name of a Swift file as an identifier, unique in the file's module.
  private static func identifier(of path: String) -> String {
    var identifier = ""
    let name = FilePath.name(of: path)
    for byte in (name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name[...]).utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        identifier.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        identifier += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return identifier
  }

  private static func longestRunOfPounds(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
