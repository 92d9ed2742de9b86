extension JSONCursor {
  /// Moves past the next value of any kind, and checks that it is well-formed.
  @inlinable
  @inline(__always)
  package mutating func skipValue() throws(JSONError) {
    if let text = shortText() {
      position += text.count + 2
    } else if byte == UInt8(ascii: "\"") {
      try validate(readRawString())
    } else {
      try skipValue(depth: 0)
    }
  }

  @usableFromInline
  package mutating func skipValue(depth: Int) throws(JSONError) {
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""):
      try skipString()
    case UInt8(ascii: "{"):
      if depth >= Self.maximumDepth { throw error(.tooDeep) }
      position += 1
      if consume(UInt8(ascii: "}")) { return }
      repeat {
        skipSpace()
        try skipString()
        try expect(UInt8(ascii: ":"))
        try skipValue(depth: depth + 1)
      } while consume(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    case UInt8(ascii: "["):
      if depth >= Self.maximumDepth { throw error(.tooDeep) }
      position += 1
      if consume(UInt8(ascii: "]")) { return }
      repeat {
        try skipValue(depth: depth + 1)
      } while consume(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"))
    case UInt8(ascii: "t"): if !consume("true") { throw error(.unexpectedByte) }
    case UInt8(ascii: "f"): if !consume("false") { throw error(.unexpectedByte) }
    case UInt8(ascii: "n"): if !consume("null") { throw error(.unexpectedByte) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try readRawNumber()
    default: throw error(.unexpectedByte)
    }
  }

  /// Moves past a string, and checks that it is well-formed.
  @inline(__always)
  package mutating func skipString() throws(JSONError) {
    if let text = shortText() {
      position += text.count + 2
    } else {
      try validate(readRawString())
    }
  }

  /// Skips whitespace, which usually is one space.
  @inlinable
  @inline(__always)
  package mutating func skipSpace() {
    if byte == UInt8(ascii: " ") { position += 1 }
    skipWhitespace()
  }

  /// Moves past `byte`, which must be next after whitespace.
  @inlinable
  @inline(__always)
  package mutating func expect(_ byte: UInt8) throws(JSONError) {
    if !consume(byte) { throw error(.unexpectedByte) }
  }
}
