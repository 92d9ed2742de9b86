import Foundation
import GraphQLFiles
import GraphQLProject

extension FileDiagnostic {
  /// The line that makes GitHub Actions annotate the finding's line.
  ///
  /// Paths are absolute, because a workflow takes relative ones from the repository's folder, and not from the current one.
  var workflowCommand: String {
    let folder = FileManager.default.currentDirectoryPath
    var properties = "file=\(Self.escaped(FilePath.join(folder, file), isProperty: true))"
    if let location = locations.first { properties += ",line=\(location.line),col=\(location.utf16Column)" }
    let notes = notes.map { note in
      "\n\(note.place.file):\(note.place.location.line):\(note.place.location.column): note: \(note.message)"
    }
    return "::\(severity.rawValue) \(properties)::" + Self.escaped(message + notes.joined(), isProperty: false)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%", "\r", "\n": percentEncoded(scalar)
      case ":" where isProperty, "," where isProperty: percentEncoded(scalar)
      default: String(scalar)
      }
    }.joined()
  }

  private static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
    (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
  }
}
