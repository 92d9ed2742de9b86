import GraphQLCompiler

/// The files of a schema, and what its types are called in Swift.
package struct SchemaLocation: Hashable, Sendable {
  /// The path that names the schema: that of its only file, or of the folder that has its files.
  package var path: String

  /// The paths of the files, sorted: SDL, or introspection JSON.
  package var files: [String]

  /// The paths of the files of the client schema, sorted, whose fields and types no service knows.
  package var clientFiles: [String]

  /// The type that holds the schema's enums, input objects and scalars.
  package var namespace: String

  /// The names in Swift that a GraphQL configuration gives one by one.
  package var names = SwiftNames.Given()

  /// Makes a location.
  package init(path: String, files: [String]? = nil, clientFiles: [String] = [], namespace: String? = nil) {
    (self.path, self.files, self.clientFiles) = (path, files ?? [path], clientFiles)
    self.namespace = namespace ?? SchemaLocation.namespace(ofFile: path)
  }

  /// The files of the schema, and of the client schema.
  package var allFiles: [String] { files + clientFiles }

  /// Returns the namespace that a schema has by default: the stem of its file, with `_` for what a Swift name cannot have,
  /// as SwiftPM names modules. It is `schema_main` for `schema-main.graphql`.
  package static func namespace(ofFile path: String) -> String {
    let stem = FilePath.stem(of: path)
    var name = String.UnicodeScalarView()
    for scalar in stem.unicodeScalars {
      let isAllowed = !scalar.isASCII || scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if name.isEmpty, ("0"..."9").contains(scalar) { name.append("_") }
      name.append(isAllowed ? scalar : "_")
    }
    return String(name)
  }

  /// Returns whether a text is the name of a Swift type, perhaps in others.
  static func isNamespace(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && namespace(ofFile: "\(name).graphqls") == name
    }
  }

  /// Returns whether a name means the schema: the stem of its path, or its default namespace.
  func isNamed(_ name: String) -> Bool {
    FilePath.stem(of: path) == name || SchemaLocation.namespace(ofFile: path) == name
  }
}
