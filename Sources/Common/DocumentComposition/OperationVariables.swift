/// The variables of an operation, in the text of its document.
struct OperationVariables {
  private let bytes: [UInt8]
  private let start: Int

  /// Looks at a document.
  ///
  /// - Parameters:
  ///   - document: The document, as the macros write it. The operation is its first definition.
  ///   - start: Where the operation's name ends.
  init(in document: String, from start: Int) {
    (bytes, self.start) = (Array(document.utf8), start)
  }

  var definitions: [ArraySlice<UInt8>] { end.map { definitions(in: bytes[(start + 1)..<$0]) } ?? [] }

  /// The names of the variables that the document does not use.
  var unused: Set<String> {
    guard let end else { return [] }
    let used = names(in: bytes[end...])
    return Set(names(in: bytes[start..<end]).subtracting(used).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The document without the definitions of variables that it does not use.
  var documentWithoutUnused: String {
    guard let end else { return String(decoding: bytes, as: UTF8.self) }
    let used = names(in: bytes[end...])
    var kept: [UInt8] = []
    for definition in definitions(in: bytes[(start + 1)..<end]) {
      if used.contains(name(in: definition.dropFirst())) { kept += definition }
    }
    while kept.last == UInt8(ascii: " ") { kept.removeLast() }
    let variables = kept.isEmpty ? [] : [UInt8(ascii: "(")] + kept + [UInt8(ascii: ")")]
    return String(decoding: bytes[..<start] + variables + bytes[min(end + 1, bytes.count)...], as: UTF8.self)
  }

  /// Where the definitions of variables end; nil if there are none.
  private var end: Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var (depth, index, isInString) = (0, start, false)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  /// Returns the document with further definitions of variables.
  func document(adding definitions: String) -> String {
    var bytes = bytes
    if let end {
      bytes.insert(contentsOf: definitions.utf8, at: end)
    } else {
      bytes.insert(contentsOf: ("(" + definitions + ")").utf8, at: start)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the definitions of variables, each from its `$` on.
  private func definitions(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let starts = dollars(in: text)
    return zip(starts, starts.dropFirst() + [text.endIndex]).map { text[$0..<$1] }
  }

  private func names(in text: ArraySlice<UInt8>) -> Set<[UInt8]> {
    Set(dollars(in: text).map { name(in: text[($0 + 1)...]) })
  }

  /// Returns the offsets of dollar signs outside of strings.
  private func dollars(in text: ArraySlice<UInt8>) -> [Int] {
    var (offsets, index, isInString): ([Int], Int, Bool) = ([], text.startIndex, false)
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "$") where !isInString: offsets.append(index)
      default: break
      }
      index += 1
    }
    return offsets
  }

  private func name(in text: ArraySlice<UInt8>) -> [UInt8] { Array(text.prefix(while: \.isPartOfName)) }
}

extension String {
  /// Returns whether a definition spreads a fragment.
  func spreads(fragmentNamed name: String) -> Bool {
    let (bytes, spread) = (Array(utf8), Array("...\(name)".utf8))
    guard bytes.count >= spread.count else { return false }
    return (0...(bytes.count - spread.count)).contains { start in
      bytes[start...].starts(with: spread) && bytes[(start + spread.count)...].first?.isPartOfName != true
    }
  }
}

extension UInt8 {
  /// Whether the byte can be part of a name.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
