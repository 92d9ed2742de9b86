import GraphQLLanguage

extension Diagnostic {
  /// Returns the positions and the message: `1:3 2:5 Unknown …`.
  package func line(in source: Source) -> String {
    let places = ranges.map { range in
      let location = source.location(at: range.start)
      return "\(location.line):\(location.column)"
    }
    return "\(places.joined(separator: " ")) \(message)"
  }
}
