/// A writer of JSON text that omits insignificant whitespace and keeps the order of the calls.
///
/// A value that JSON cannot express, such as a NaN, does not trap: the writer writes `null`, and finishing throws.
@frozen
public struct JSONWriter: ~Copyable, Sendable {
  /// The bytes written so far.
  @usableFromInline var output: ByteBuffer
  @usableFromInline var failure: Failure?
  /// State that values read from the writer while they are written, for example a registry of types.
  package var context: (any AnyObject & Sendable)?

  /// The offset of the first value that could not be written, and the reason.
  @usableFromInline
  final class Failure: Sendable {
    let offset: Int
    let reason: String

    init(offset: Int, reason: String) {
      self.offset = offset
      self.reason = reason
    }
  }

  /// The number of bytes written so far.
  package var offset: Int { output.count }

  /// Creates an empty writer.
  public init() { output = ByteBuffer(capacity: 512) }

  /// Creates an empty writer with a context.
  package init(context: (any AnyObject & Sendable)?) {
    self.init()
    self.context = context
  }

  package init(context: (any AnyObject & Sendable)? = nil, writing body: (_ object: inout JSONObjectWriter) -> Void) {
    self.init(context: context)
    writeObject(body)
  }

  /// Returns the written text in UTF-8, in memory that the caller must free.
  ///
  /// - Throws: ``JSONWritingError`` for the first value that could not be written.
  package consuming func memory() throws(JSONWritingError) -> (start: UnsafeMutablePointer<UInt8>, count: Int) {
    if let failure {
      throw JSONWritingError(path: jsonPath(ofOffset: failure.offset, in: output.bytes), reason: failure.reason)
    }
    return output.memory()
  }

  /// Returns the written text, even if a value could not be written.
  package consuming func text() -> String { String(decoding: output.bytes, as: UTF8.self) }

  /// Returns whether both writers have the same bytes and the same failure.
  package borrowing func hasWrittenSame(as other: borrowing JSONWriter) -> Bool {
    output.bytes.elementsEqual(other.output.bytes) && failure?.reason == other.failure?.reason
  }

  /// Feeds what was written into the hasher.
  package borrowing func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: UnsafeRawBufferPointer(output.bytes))
  }

  /// Writes `null` for a value that cannot be written, and makes finishing throw.
  ///
  /// - Parameter reason: The mistake in the value and the form that it should have, as a sentence.
  public mutating func fail(_ reason: String) {
    if failure == nil { failure = Failure(offset: output.count, reason: reason) }
    writeNull()
  }

  /// Writes the value `null`.
  public mutating func writeNull() {
    write("null" as StaticString)
  }

  /// Writes `true` or `false`.
  public mutating func write(_ value: Bool) {
    write(value ? "true" as StaticString : "false")
  }

  /// Writes any JSON value.
  public mutating func write(_ value: GraphQLJSONValue) {
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

  /// Writes an array. `writeElement` is called for each element in order and writes exactly one value.
  @inlinable
  public mutating func writeArray<Element>(
    _ elements: some Sequence<Element>,
    _ writeElement: (_ writer: inout JSONWriter, _ element: Element) -> Void
  ) {
    output.append(UInt8(ascii: "["))
    for element in elements {
      writeElement(&self, element)
      output.append(UInt8(ascii: ","))
    }
    output.close(with: UInt8(ascii: "]"))
  }

  /// Writes an object with the members that `body` writes.
  @inlinable
  public mutating func writeObject(_ body: (_ object: inout JSONObjectWriter) -> Void) {
    output.append(UInt8(ascii: "{"))
    var object = JSONObjectWriter(writer: self)
    body(&object)
    self = object.writer
    output.close(with: UInt8(ascii: "}"))
  }

  /// Writes a value that is JSON text already.
  package mutating func write(json text: String) {
    var text = text
    text.withUTF8 { output.append($0) }
  }

  private mutating func write(_ text: StaticString) {
    output.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// A writer of the members of a JSON object, in the order of the calls.
@frozen
public struct JSONObjectWriter: ~Copyable, Sendable {
  /// The writer of the object's text.
  @usableFromInline var writer: JSONWriter

  @inlinable
  init(writer: consuming JSONWriter) {
    self.writer = writer
  }

  /// Writes the member `key`. `writeValue` writes exactly one value.
  ///
  /// - Parameter key: A name without characters that JSON escapes, such as any GraphQL name.
  @inlinable
  public mutating func write(_ key: StaticString, _ writeValue: (_ writer: inout JSONWriter) -> Void) {
    writer.writeName(key)
    writeValue(&writer)
    writer.output.append(UInt8(ascii: ","))
  }

  /// Writes the member `key`. `writeValue` writes exactly one value.
  @inlinable
  @_disfavoredOverload
  public mutating func write(_ key: String, _ writeValue: (_ writer: inout JSONWriter) -> Void) {
    writer.write(key)
    writer.output.append(UInt8(ascii: ":"))
    writeValue(&writer)
    writer.output.append(UInt8(ascii: ","))
  }
}
