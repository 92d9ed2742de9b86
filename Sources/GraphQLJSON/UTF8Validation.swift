/// Whether the bytes are UTF-8: no overlong forms, no surrogates, nothing beyond U+10FFFF (RFC 3629, section 4).
func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var index = 0
  let count = bytes.count
  while index < count {
    let first = bytes[index]
    if first < 0x80 {
      index += 1
      continue
    }
    // What the second byte may be depends on the first.
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return false
    }
    guard index + length <= count, second.contains(bytes[index + 1]) else { return false }
    for next in index + 1..<index + length where bytes[next] & 0xC0 != 0x80 { return false }
    index += length
  }
  return true
}
