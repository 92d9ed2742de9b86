/// The places where code makes values of the types of responses: `HeroQuery.Data(hero: nil)`, and
/// `execute(AddReview(…), optimistic: .response(.init(addReview: nil)))`.
struct MadeResponses {
  /// The operations and fragments whose values are made, by their paths, with the offsets of the first place.
  private(set) var offsets: [String: Int] = [:]

  /// The operations and fragments with types to which extensions may add initializers.
  private(set) var extended: Set<String> = []

  private let swift: SwiftBytes
  private var index = 0

  /// The first call in each of the brackets that are open: in those of `execute(…)`, the mutation.
  private var firstCalls: [[String]?] = []

  init(in swift: SwiftBytes) {
    self.swift = swift
    // Most files name no such type, and are not read token by token.
    let namesData = swift.has(UInt8(ascii: "D")) { second in
      let start = second - 1
      return start > 0 && swift.kind(at: start - 1) == .dot
        && swift.isWord("Data", start..<swift.endOfWord(at: start))
    }
    if namesData || swift.has(UInt8(ascii: "p"), followedBy: { swift.has("timistic", at: $0) }) { search() }
  }

  private mutating func search() {
    var isExtension = false
    while true {
      index = swift.endOfTrivia(at: index)
      guard index < swift.count else { return }
      switch swift.kind(at: index) {
      case .word:
        let start = index
        let path = readPath()
        if let data = path.firstIndex(of: "Data"), data > 0 {
          let definition = path[..<data].joined(separator: ".")
          if isExtension {
            extended.insert(definition)
          } else if hasLabelOfField() {
            offsets[definition] = offsets[definition] ?? start
          }
        } else if path == ["optimistic"] {
          noteExpectedResponse()
        } else if index < swift.count, swift[index] == UInt8(ascii: "("), firstCalls.last == .some(nil) {
          firstCalls[firstCalls.count - 1] = path
        }
        isExtension = path == ["extension"]
      case .quote, .hash: index = swift.endOfNesting(at: index)
      case .dot:
        // The next path is a member of a value, or of a type that is not named.
        index = swift.endOfTrivia(at: index + 1)
        _ = readPath()
      case .opener:
        firstCalls.append(nil)
        index += 1
      case .closer:
        _ = firstCalls.popLast()
        index += 1
      default: index += 1
      }
    }
  }

  /// Reads what is behind the label `optimistic`: whether it makes the response of a mutation without its type.
  private mutating func noteExpectedResponse() {
    let start = index
    defer { index = start }
    for token in [":", ".response", "(", ".init"] as [StaticString] {
      index = swift.endOfTrivia(at: index)
      guard swift.has(token, at: index) else { return }
      index += token.utf8CodeUnitCount
    }
    guard hasLabelOfField(), case let mutation?? = firstCalls.last else { return }
    let definition = mutation.joined(separator: ".")
    offsets[definition] = offsets[definition] ?? index - ".init".utf8.count
  }

  /// Reads names with dots between them.
  private mutating func readPath() -> [String] {
    var path: [String] = []
    while index < swift.count, swift.kind(at: index) == .word || swift.kind(at: index) == .digit {
      let end = swift.endOfWord(at: index)
      path.append(swift.text(index..<end))
      index = end
      guard index < swift.count, swift.kind(at: index) == .dot else { break }
      index += 1
    }
    return path
  }

  /// Whether arguments come next, the first of which has a label that no initializer of the runtime has.
  private func hasLabelOfField() -> Bool {
    guard index < swift.count, swift[index] == UInt8(ascii: "(") else { return false }
    let start = swift.endOfTrivia(at: index + 1)
    let label = start..<swift.endOfWord(at: start)
    let colon = swift.endOfTrivia(at: label.upperBound)
    return !label.isEmpty && colon < swift.count && swift[colon] == UInt8(ascii: ":")
      && !swift.isWord("from", label)
  }
}
