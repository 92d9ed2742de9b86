/// Returns the path of the value or key that starts at or around `offset`.
///
/// It walks the text from its start. The text is known to have an error, so the walk goes as far as it can.
package func jsonPath(ofOffset offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONPath {
  var finder = JSONPathFinder()
  return finder.path(ofOffset: offset, in: bytes)
}

/// Finds the paths of values in one text by their offsets. For offsets that increase, it walks the text once.
package struct JSONPathFinder {
  private enum Container { case array(Int), object(key: UnsafeBufferPointer<UInt8>?) }

  private var position = 0
  private var containers: [Container] = []
  private var expectsKey = false

  package init() {}

  /// Returns the path of the value or key that starts at or around `offset`.
  ///
  /// - Parameters:
  ///   - offset: The offset in bytes.
  ///   - bytes: The text, at the same address in each call.
  package mutating func path(ofOffset offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONPath {
    if offset < position { self = JSONPathFinder() }
    walk(to: offset, in: bytes)
    return JSONPath(
      containers.compactMap { container in
        switch container {
        case .array(let index): .index(index)
        case .object(let key): key.map { .key(text(ofKey: $0)) }
        }
      }
    )
  }

  private mutating func walk(to offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = JSONCursor(bytes)
    cursor.offset = position
    walk: while cursor.offset < min(offset, bytes.count) {
      switch cursor.byte {
      case UInt8(ascii: "{"):
        containers.append(.object(key: nil))
        expectsKey = true
        cursor.position += 1
      case UInt8(ascii: "["):
        containers.append(.array(0))
        expectsKey = false
        cursor.position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = containers.popLast()
        expectsKey = false
        cursor.position += 1
      case UInt8(ascii: ","):
        cursor.position += 1
        switch containers.popLast() {
        case .array(let index)?: containers.append(.array(index + 1))
        case .object?:
          containers.append(.object(key: nil))
          expectsKey = true
        case nil: break
        }
      case UInt8(ascii: "\""):
        let start = cursor.position
        guard let string = try? cursor.readRawString(), cursor.offset <= offset else {
          cursor.position = start
          break walk
        }
        if expectsKey {
          containers[containers.count - 1] = .object(key: string.bytes)
          expectsKey = false
        }
      default:
        cursor.position += 1
      }
    }
    position = cursor.offset
  }
}

private func text(ofKey key: UnsafeBufferPointer<UInt8>) -> String {
  var cursor = JSONCursor(UnsafeBufferPointer(start: key.baseAddress! - 1, count: key.count + 2))
  return (try? cursor.readString()) ?? String(decoding: key, as: UTF8.self)
}
