import Foundation
import GraphQLFiles
import GraphQLLanguage

/// How a schema is written to a file.
enum SchemaFormat {
  case sdl, json

  /// The format that the name of a file says; `nil` if it says none.
  init?(ofFile path: String) {
    if path.hasSuffix(".json") {
      self = .json
    } else if path == InputFile.standardInput || [".graphqls", ".graphql"].contains(where: path.hasSuffix) {
      self = .sdl
    } else {
      return nil
    }
  }

  /// Returns the contents of a file with a schema that can be read back.
  ///
  /// - Parameters:
  ///   - download: SDL, or the answer to an introspection query.
  ///   - name: The name of the download in errors.
  /// - Throws: A ``FileDiagnostic`` if it is no schema, or a ``UsageError`` if SDL is to become JSON.
  func contents(of download: Data, name: String) throws -> Data {
    let source = Source(utf8: Array(download), name: name)
    let isIntrospection = Schema.isIntrospection(source)
    if self == .json, !isIntrospection { throw UsageError("The address has SDL. Name a .graphqls file for it.") }
    let sdl: String
    do throws(Diagnostic) {
      let schema = try Schema(source)
      sdl = schema.printed()
      if let problem = schema.problems.first { throw problem }
    } catch {
      let lines = LineMap(source)
      throw FileDiagnostic(error) { FileLocation(name, lines, at: $0) }
    }
    // SDL stays as its authors have written it.
    guard isIntrospection else { return download }
    guard self == .json else { return Data((sdl.hasSuffix("\n") ? sdl : sdl + "\n").utf8) }
    let data = (try JSONSerialization.jsonObject(with: download) as? [String: Any])?["data"] ?? [:]
    return try JSONSerialization.data(
      withJSONObject: ["data": data],
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    ) + Data("\n".utf8)
  }
}
