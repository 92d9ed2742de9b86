import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// A document and the fragments of other texts that it needs, as one text.
///
/// The rules of the specification need complete documents. The directives of Swift sources are valid in it, too.
struct CombinedDocument {
  /// The whole text.
  let source: Source
  private var parts: [Part] = []

  private struct Part {
    var start: Int
    /// The text that the part is from; `nil` for a placeholder of a fragment with errors.
    var text: GraphQLText?
    var offset: Int
  }

  /// Combines a text with fragments of others.
  init(_ text: GraphQLText, with fragments: [(text: GraphQLText, fragment: GraphQLText.Fragment)]) {
    var bytes = text.source.utf8
    parts = [Part(start: 0, text: text, offset: 0)]
    for (text, fragment) in fragments {
      bytes.append(UInt8(ascii: "\n"))
      let outline = fragment.outline
      if fragment.definition == nil {
        parts.append(Part(start: bytes.count, text: nil, offset: 0))
        bytes += Array("fragment \(outline.name) on \(outline.typeCondition) { __typename }".utf8)
      } else {
        parts.append(Part(start: bytes.count, text: text, offset: outline.range.lowerBound))
        bytes += text.source.utf8[outline.range]
      }
    }
    source = Source(utf8: bytes, name: text.file.name)
  }

  /// Returns the errors by the rules of the specification, except those in placeholders.
  func findings(against schema: Schema) -> [FileDiagnostic] {
    guard let document = try? Document(parsing: source) else { return [] }
    return documentErrors(in: document, schema: schema).compactMap { error in
      guard let first = error.ranges.first, part(at: first.start).text != nil else { return nil }
      var known = error
      known.ranges.removeAll { part(at: $0.start).text == nil }
      // Notes at the error's own position explain how literals find fragments, and this is not a literal.
      known.notes.removeAll { part(at: $0.range.start).text == nil || $0.range.start == first.start }
      return FileDiagnostic(known) { offset in
        let part = part(at: offset)
        guard let text = part.text else { preconditionFailure("ranges of placeholders are removed above") }
        return text.place(at: offset - part.start + part.offset)
      }
    }
  }

  private func part(at offset: Int) -> Part {
    parts.last { $0.start <= offset } ?? parts[0]
  }
}
