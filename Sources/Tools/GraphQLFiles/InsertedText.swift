import GraphQLProject

/// Returns the source of a test in which the call of a function has a trailing closure with a text.
///
/// - Parameters:
///   - text: The text.
///   - function: The function's name.
///   - line: The number of the call's line, from 1.
///   - source: The source.
/// - Returns: The new source, and the number of lines that were added; `nil` if there is no such call without a closure.
package func insert(
  _ text: String,
  asClosureOf function: String,
  atLine line: Int,
  into source: [UInt8]
) -> (source: [UInt8], lineCount: Int)? {
  guard let call = SwiftCall(of: function, from: line, in: source) else { return nil }
  let closure = text.asClosure(indentedBy: call.indentation)
  let lineCount = closure.utf8.count { $0 == UInt8(ascii: "\n") }
  return (source[..<call.end] + Array(" \(closure)".utf8) + source[call.end...], lineCount)
}

extension String {
  /// Returns Swift source of a closure that returns the text.
  package func asClosure(indentedBy indentation: String = "") -> String {
    if isEmpty { return "{\n\(indentation)  \"\"\n\(indentation)}" }
    let pounds = String(repeating: "#", count: poundCount)
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "\(indentation)  \($0)"
    }
    let quotes = "\"\"\""
    let literal = ["\(indentation)  \(pounds)\(quotes)"] + lines + ["\(indentation)  \(quotes)\(pounds)"]
    return (["{"] + literal + ["\(indentation)}"]).joined(separator: "\n")
  }

  /// The number of `#` around a literal in which no character of the text needs an escape.
  private var poundCount: Int {
    var count = 0
    while contains("\\" + String(repeating: "#", count: count))
      || contains("\"\"\"" + String(repeating: "#", count: count))
    {
      count += 1
    }
    return count
  }
}
