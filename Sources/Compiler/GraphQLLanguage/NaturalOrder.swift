/// Compares two texts with runs of digits as numbers, as graphql-js's `naturalCompare` does.
package func naturalOrder(_ a: String, _ b: String) -> Int {
  let a = Array(a.utf8)
  let b = Array(b.utf8)
  var i = 0
  var j = 0
  while i < a.count, j < b.count {
    if isDigit(a[i]), isDigit(b[j]) {
      let x = number(in: a, from: &i)
      let y = number(in: b, from: &j)
      if x != y { return x < y ? -1 : 1 }
    } else if a[i] != b[j] {
      return a[i] < b[j] ? -1 : 1
    } else {
      i += 1
      j += 1
    }
  }
  return a.count - b.count
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// Reads a number as graphql-js does: a leading zero is a number by itself.
private func number(in bytes: [UInt8], from index: inout Int) -> Double {
  var number = 0.0
  repeat {
    number = number * 10 + Double(bytes[index] - UInt8(ascii: "0"))
    index += 1
  } while index < bytes.count && isDigit(bytes[index]) && number > 0
  return number
}
