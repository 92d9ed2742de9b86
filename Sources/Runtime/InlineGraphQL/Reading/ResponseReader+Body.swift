import Foundation

extension __ResponseReader {
  /// Reads a whole body, which is one value.
  ///
  /// - Parameters:
  ///   - body: The body, JSON in UTF-8.
  ///   - root: The member of the outermost object at which the paths of errors start; `"data"` for a response.
  ///   - read: Reads the value.
  /// - Throws: The errors of `read`, with path and words; ``ResponseDecodingError`` if anything but whitespace follows
  ///   the value.
  public static func read<T>(
    from body: some ContiguousBytes,
    root: StaticString? = nil,
    _ read: (_ reader: inout __ResponseReader) throws(ResponseDecodingError) -> T
  ) throws(ResponseDecodingError) -> T {
    let result: Result<T, ResponseDecodingError> = body.withUnsafeBytes { buffer in
      let bytes = buffer.assumingMemoryBound(to: UInt8.self)
      var reader = __ResponseReader(bytes)
      reader.root = root
      do throws(ResponseDecodingError) {
        let value = try read(&reader)
        if let failure = reader.firstFailure { throw failure }
        do throws(JSONError) { try reader.cursor.finish() } catch {
          throw reader.failure(error, expected: "one JSON value")
        }
        return .success(value)
      } catch {
        return .failure((reader.firstFailure ?? error).located(in: bytes, root: root.map { "\($0)" }))
      }
    }
    return try result.get()
  }
}

extension ResponseDecodingError {
  /// Returns the error with its path and the actual value. This reads the bytes again.
  func located(in bytes: UnsafeBufferPointer<UInt8>, root: String?) -> ResponseDecodingError {
    let problem = storage.problem
    var path = jsonPath(ofOffset: problem.offset, in: bytes)
    var found = "nothing"
    switch problem.expected {
    case .member(let key), .required(let key, _): path.components.append(.key(key))
    case .kind, .other:
      found = describeValue(at: problem.offset, in: bytes, problem: problem.malformed)
    }
    if let root, path.components.first == .key(root) { path.components.removeFirst() }
    return ResponseDecodingError(problem, path: path, found: found)
  }
}

private func describeValue(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, problem: JSONError?) -> String {
  var cursor = JSONCursor(bytes)
  cursor.offset = offset
  switch problem?.kind {
  case nil, .notAnInteger, .numberOutOfRange, .notAString, .notANumber, .notABoolean, .notNull, .notAnObject,
    .notAnArray:
    break
  case .unexpectedByte: return describeByte(cursor.byte)
  default: return problem!.description
  }
  if let number = try? cursor.readRawNumber() { return String(decoding: number.bytes.prefix(60), as: UTF8.self) }
  switch cursor.byte {
  case UInt8(ascii: "{"): return "an object"
  case UInt8(ascii: "["): return "a list"
  case let byte:
    guard let value = try? cursor.readValue() else { return describeByte(byte) }
    // A long string keeps only its opening quotation mark.
    return value.description.excerpt(60)
  }
}

private func describeByte(_ byte: UInt8) -> String {
  let character = 0x20 < byte && byte < 0x7F ? "the character \(Unicode.Scalar(byte))" : "a character"
  return "\(character) where JSON does not allow it"
}
