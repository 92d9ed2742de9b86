/// A scanner that finds the definitions of an SDL text without reading their bodies.
///
/// It hops from one quote, comment or brace to the next with `memchr`, which keeps it fast in debug builds. These run
/// the compiler plugin unoptimized, and GitHub's schema has a megabyte. The scanner accepts every valid document. It
/// may accept an invalid one, because parsing a body finds its errors. If it gives up, the parser reports the error.
struct SDLScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  private var quotes = ByteFinder(UInt8(ascii: "\""))
  private var numberSigns = ByteFinder(UInt8(ascii: "#"))
  private var lineFeeds = ByteFinder(UInt8(ascii: "\n"))
  private var carriageReturns = ByteFinder(UInt8(ascii: "\r"))

  /// - Parameter range: The part of the text to scan, as if there were no others.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
    position = range.lowerBound
  }

  /// Scans the whole text. Returns `false` if it gives up, with ``position`` near the error.
  mutating func scan(into index: inout SchemaIndex, _ extensions: inout SchemaIndex.Extensions) -> Bool {
    skipIgnored()
    guard position < bytes.count else { return false }
    while position < bytes.count {
      let start = position
      let hasDescription = bytes[position] == UInt8(ascii: "\"")
      if hasDescription {
        guard skipString() else { return false }
        skipIgnored()
      }
      guard var keyword = name() else { return false }
      let isExtension = keyword == "extend" && !hasDescription
      if isExtension {
        guard let next = name() else { return false }
        keyword = next
      }
      switch keyword {
      case "schema":
        guard skipDirectives(), let end = body(), end > 0 || isExtension else { return false }
        let range = SourceRange(start, lastEnd)
        if isExtension { index.schemaExtensions.append(range) } else { index.schemaDefinitions.append(range) }
      case "directive":
        guard let entry = directive(start: start, isExtension: isExtension) else { return false }
        if isExtension { extensions.ofDirectives.append(entry) } else { index.add(entry) }
      default:
        guard let kind = SchemaIndex.Kind(keyword: keyword), let entry = type(kind, start: start) else { return false }
        if isExtension {
          extensions.ofTypes.append(entry)
        } else {
          index.add(SchemaIndex.TypeEntry(entry))
        }
      }
    }
    return true
  }

  // MARK: - Definitions

  /// Scans the rest of a type definition after its keyword, for example `Human implements Character @a { … }` or
  /// `SearchResult = Human | Droid`.
  private mutating func type(_ kind: SchemaIndex.Kind, start: Int) -> SchemaIndex.ExtensionEntry? {
    let nameStart = position
    guard let name = name() else { return nil }
    let nameRange = SourceRange(nameStart, lastEnd)
    var entry = SchemaIndex.ExtensionEntry(kind: kind, name: name, nameRange: nameRange, range: nameRange)
    if kind == .object || kind == .interface, isAtName("implements") {
      _ = self.name()
      guard let names = names(separatedBy: UInt8(ascii: "&")) else { return nil }
      entry.interfaces = names
    }
    guard skipDirectives() else { return nil }
    switch kind {
    case .scalar: break
    case .union:
      if skip(UInt8(ascii: "=")) {
        guard let names = names(separatedBy: UInt8(ascii: "|")) else { return nil }
        entry.members = names
      }
    case .object, .interface, .enum, .inputObject:
      guard body() != nil else { return nil }
    }
    entry.range = SourceRange(start, lastEnd)
    return entry
  }

  /// Scans the rest of a directive definition after its keyword, `@include(if: Boolean!) @a repeatable on FIELD`, or
  /// that of an extension, `@include @a`.
  private mutating func directive(start: Int, isExtension: Bool) -> SchemaIndex.DirectiveEntry? {
    guard skip(UInt8(ascii: "@")) else { return nil }
    let nameStart = position
    guard let name = name() else { return nil }
    let nameRange = SourceRange(nameStart, lastEnd)
    guard isExtension || arguments(), skipDirectives() else { return nil }
    if !isExtension {
      if isAtName("repeatable") { _ = self.name() }
      guard self.name() == "on", names(separatedBy: UInt8(ascii: "|")) != nil else { return nil }
    }
    return SchemaIndex.DirectiveEntry(name: name, nameRange: nameRange, range: SourceRange(start, lastEnd))
  }

  private mutating func names(separatedBy separator: UInt8) -> [String]? {
    _ = skip(separator)
    var names: [String] = []
    repeat {
      guard let name = name() else { return nil }
      names.append(name)
    } while skip(separator)
    return names
  }

  private mutating func skipDirectives() -> Bool {
    while skip(UInt8(ascii: "@")) {
      guard name() != nil, arguments() else { return false }
    }
    return true
  }

  /// Skips `( … )`, if present. Returns `false` if it does not end.
  private mutating func arguments() -> Bool {
    guard isAt(UInt8(ascii: "(")) else { return true }
    return skipBalanced(UInt8(ascii: "("), UInt8(ascii: ")"))
  }

  /// Skips `{ … }`, if present, and returns its end. Returns 0 if it is absent, and `nil` if it does not end.
  private mutating func body() -> Int? {
    guard isAt(UInt8(ascii: "{")) else { return 0 }
    return skipBalanced(UInt8(ascii: "{"), UInt8(ascii: "}")) ? lastEnd : nil
  }

  // MARK: - Tokens

  /// The offset after the last token read.
  private var lastEnd = 0

  private func isAt(_ byte: UInt8) -> Bool {
    position < bytes.count && bytes[position] == byte
  }

  private mutating func skip(_ punctuator: UInt8) -> Bool {
    guard isAt(punctuator) else { return false }
    position += 1
    lastEnd = position
    skipIgnored()
    return true
  }

  private func isAtName(_ expected: StaticString) -> Bool {
    let end = position + expected.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<expected.utf8CodeUnitCount where bytes[position + offset] != expected.utf8Start[offset] {
      return false
    }
    return end == bytes.count || !isNameByte(bytes[end])
  }

  private mutating func name() -> String? {
    let start = position
    while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
    guard start < position, bytes[start] < 0x30 || bytes[start] > 0x39 else { return nil }
    lastEnd = position
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    skipIgnored()
    return name
  }

  // In debug builds, patterns of ranges and of literals are generic calls. Comparisons are not.
  private func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  /// Skips whitespace, commas, comments and byte order marks (section 2.1.6).
  private mutating func skipIgnored() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x2C {
        position += 1
      } else if byte == 0x23 {
        skipComment()
      } else if byte == 0xEF, position + 2 < bytes.count, bytes[position + 1] == 0xBB, bytes[position + 2] == 0xBF {
        position += 3
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let lineFeed = lineFeeds.next(from: position, in: bytes)
    let carriageReturn = carriageReturns.next(from: position, in: bytes)
    position = lineFeed < carriageReturn ? lineFeed : carriageReturn
  }

  /// Skips a string or block string (section 2.10.4). Returns `false` if it does not end.
  private mutating func skipString() -> Bool {
    if position + 2 < bytes.count, bytes[position + 1] == 0x22, bytes[position + 2] == 0x22 {
      return skipBlockString()
    }
    let start = position + 1
    var from = start
    var end = quotes.next(from: from, in: bytes)
    while end < bytes.count {
      let backslash = find(0x5C, from: from, to: end, in: bytes)
      if backslash == end { break }
      from = backslash + 2
      end = quotes.next(from: from, in: bytes)
    }
    guard end < bytes.count, find(0x0A, from: start, to: end, in: bytes) == end,
      find(0x0D, from: start, to: end, in: bytes) == end
    else { return false }
    position = end + 1
    lastEnd = position
    return true
  }

  private mutating func skipBlockString() -> Bool {
    let start = position + 3
    var from = start
    while true {
      let quote = quotes.next(from: from, in: bytes)
      guard quote + 2 < bytes.count else { return false }
      guard bytes[quote + 1] == 0x22, bytes[quote + 2] == 0x22 else {
        from = quote + 1
        continue
      }
      if quote > start, bytes[quote - 1] == 0x5C {
        from = quote + 3
        continue
      }
      position = quote + 3
      lastEnd = position
      return true
    }
  }

  /// Skips past the bracket that closes the one at the position. Returns `false` if there is none.
  private mutating func skipBalanced(_ opening: UInt8, _ closing: UInt8) -> Bool {
    var openings = ByteFinder(opening)
    var closings = ByteFinder(closing)
    var depth = 1
    position += 1
    while depth > 0 {
      let opening = openings.next(from: position, in: bytes)
      let closing = closings.next(from: position, in: bytes)
      let bracket = opening < closing ? opening : closing
      let quote = quotes.next(from: position, in: bytes)
      let numberSign = numberSigns.next(from: position, in: bytes)
      if quote < bracket, quote < numberSign {
        position = quote
        guard skipString() else { return false }
      } else if numberSign < bracket {
        position = numberSign
        skipComment()
      } else {
        guard bracket < bytes.count else { return false }
        position = bracket + 1
        depth += opening < closing ? 1 : -1
      }
    }
    lastEnd = position
    skipIgnored()
    return true
  }
}

extension SchemaIndex.Kind {
  fileprivate init?(keyword: String) {
    switch keyword {
    case "type": self = .object
    case "enum": self = .enum
    case "input": self = .inputObject
    case "interface": self = .interface
    case "union": self = .union
    case "scalar": self = .scalar
    default: return nil
    }
  }
}
