extension String {
  /// Whether it is a name (section 2.1.9).
  var isName: Bool {
    let parts = utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): 2
      case UInt8(ascii: "0")...UInt8(ascii: "9"): 1
      default: 0
      }
    }
    return parts.first == 2 && !parts.contains(0)
  }
}
