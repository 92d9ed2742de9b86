/// Writes JSON text, without insignificant whitespace and in the order of the calls.
///
/// What cannot be written, a NaN for example, does not trap: `null` stands in its place, and ``finish()`` throws.
public struct JSONWriter: Sendable {
  /// What has been written so far.
  @usableFromInline var bytes: [UInt8] = []
  // Where the first value would stand that could not be written, and why it could not.
  private var failure: (offset: Int, reason: String)?

  /// Creates a writer that has written nothing.
  public init() { bytes.reserveCapacity(256) }

  // Takes the place of one whose contents are elsewhere.
  private init(emptied: Void) {}

  /// The written text.
  ///
  /// - Throws: ``JSONWritingError`` for the first value that could not be written.
  public consuming func finish() throws(JSONWritingError) -> [UInt8] {
    if let failure {
      throw JSONWritingError(path: jsonPath(ofOffset: failure.offset, in: bytes), reason: failure.reason)
    }
    return bytes
  }

  /// Writes `null` for a value that cannot be written, and makes ``finish()`` throw.
  ///
  /// - Parameter reason: what is wrong with the value and what to write instead, as a sentence.
  public mutating func fail(_ reason: String) {
    if failure == nil { failure = (bytes.count, reason) }
    writeNull()
  }

  /// Writes `null`.
  public mutating func writeNull() {
    write("null" as StaticString)
  }

  /// Writes `true` or `false`.
  public mutating func write(_ value: Bool) {
    write(value ? "true" as StaticString : "false")
  }

  /// Writes an integer.
  public mutating func write(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    writeDigits(value.magnitude, atLeast: 1)
  }

  /// Writes a number, with the fewest digits that read back as the same `Double`.
  public mutating func write(_ value: Double) {
    if writeShortDecimal(value) { return }
    if value.isFinite {
      let text = value.description
      bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
    } else {
      fail("JSON cannot express \(value); send a finite number or null.")
    }
  }

  /// Writes a number of at most 15 digits, at most six of them behind the point; returns whether it is one.
  ///
  /// A decimal number of so few digits is the only one that reads back as its `Double` (which has 15.95 of them), so none
  /// shorter does. The quotient of two integers that are `Double`s is the `Double` nearest to their decimal number.
  private mutating func writeShortDecimal(_ value: Double) -> Bool {
    let magnitude = value.magnitude
    guard magnitude < 1_000_000_000, magnitude >= 0.001 || value == 0, value.bitPattern != (-0.0).bitPattern else {
      return false
    }
    var scale = 1.0
    var places = 0
    while places <= 6 {
      let scaled = (magnitude * scale).rounded()
      if scaled / scale == magnitude {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = UInt(scaled).quotientAndRemainder(dividingBy: UInt(scale))
        writeDigits(whole, atLeast: 1)
        if places > 0 {
          bytes.append(UInt8(ascii: "."))
          writeDigits(fraction, atLeast: places)
        }
        return true
      }
      scale *= 10
      places += 1
    }
    return false
  }

  private mutating func writeDigits(_ value: UInt, atLeast minimum: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var value = value
      var start = digits.count
      while value > 0 || digits.count - start < minimum {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10)
        value /= 10
      }
      bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Writes a string, escaping what must be.
  public mutating func write(_ value: String) {
    var value = value
    value.withUTF8 { writeEscaped($0) }
  }

  /// Writes any JSON value.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: writeNull()
    case .bool(let value): write(value)
    case .int(let value): write(value)
    case .double(let value): write(value)
    case .string(let value): write(value)
    case .array(let values): writeArray(values) { writer, value in writer.write(value) }
    case .object(let members):
      writeObject { object in
        for (key, value) in members { object.write(key) { $0.write(value) } }
      }
    }
  }

  /// Writes an array: `writeElement` is called for each of `elements` in order and writes exactly one value.
  @inlinable
  public mutating func writeArray<Element>(
    _ elements: some Sequence<Element>,
    _ writeElement: (_ writer: inout JSONWriter, _ element: Element) -> Void
  ) {
    var separator = UInt8(ascii: "[")
    for element in elements {
      bytes.append(separator)
      separator = UInt8(ascii: ",")
      writeElement(&self, element)
    }
    if separator == UInt8(ascii: "[") { bytes.append(separator) }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes an object with the members that `body` writes.
  @inlinable
  public mutating func writeObject(_ body: (_ object: inout JSONObjectWriter) -> Void) {
    var object = JSONObjectWriter(writer: self.take())
    body(&object)
    self = object.finish()
  }

  /// Moves the contents out, so that they are not copied when they are written to elsewhere.
  @usableFromInline
  mutating func take() -> JSONWriter {
    var taken = JSONWriter(emptied: ())
    swap(&taken, &self)
    return taken
  }

  private mutating func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var clean = 0
    while true {
      let special = JSONCursor.indexOfSpecialByte(in: text, from: clean)
      if special > clean { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean..<special])) }
      if special == text.count { break }
      writeEscape(of: text[special])
      clean = special + 1
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the name of a member, which has no characters that JSON escapes, and the colon.
  @usableFromInline
  mutating func writeName(_ name: StaticString) {
    bytes.append(UInt8(ascii: "\""))
    write(name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func writeEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): write("\\n" as StaticString)
    case UInt8(ascii: "\r"): write("\\r" as StaticString)
    case UInt8(ascii: "\t"): write("\\t" as StaticString)
    default:
      let digits: StaticString = "0123456789abcdef"
      write("\\u00" as StaticString)
      bytes.append(digits.utf8Start[Int(byte >> 4)])
      bytes.append(digits.utf8Start[Int(byte & 15)])
    }
  }
}

/// Writes the members of a JSON object, in the order of the calls.
public struct JSONObjectWriter: Sendable {
  /// Where the object goes.
  @usableFromInline var writer: JSONWriter
  @usableFromInline var separator = UInt8(ascii: "{")

  @inlinable
  init(writer: JSONWriter) {
    self.writer = writer
  }

  /// Writes the member `key`; `writeValue` writes exactly one value.
  ///
  /// - Parameter key: a name without characters that JSON escapes, as every GraphQL name is.
  @inlinable
  public mutating func write(_ key: StaticString, _ writeValue: (_ writer: inout JSONWriter) -> Void) {
    writer.bytes.append(separator)
    separator = UInt8(ascii: ",")
    writer.writeName(key)
    writeValue(&writer)
  }

  /// Writes the member `key`; `writeValue` writes exactly one value.
  @inlinable
  @_disfavoredOverload
  public mutating func write(_ key: String, _ writeValue: (_ writer: inout JSONWriter) -> Void) {
    writer.bytes.append(separator)
    separator = UInt8(ascii: ",")
    writer.write(key)
    writer.bytes.append(UInt8(ascii: ":"))
    writeValue(&writer)
  }

  @usableFromInline
  mutating func finish() -> JSONWriter {
    if separator == UInt8(ascii: "{") { writer.bytes.append(separator) }
    writer.bytes.append(UInt8(ascii: "}"))
    return writer.take()
  }
}
