import Foundation
import InlineGraphQL

/// libFuzzer calls this with one input after another. This library's reader and the reference must agree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // The array has exactly this size, so that the address sanitizer sees every read beyond it.
  let body = Array(UnsafeBufferPointer(start: bytes, count: count))
  let data = Data(body)
  check("response", body, ours: try? Things().decodeResponse(data).data?.json, theirs: try? Reference.things(data))
  check("value", body, ours: try? GraphQLJSONValue(parsing: body), theirs: try? Reference.value(data))
  checkNumbers(in: body)
  return 0
}

/// A number with a fraction or an exponent is the nearest `Double`, which JSONSerialization misses where the exponent is large.
private func checkNumbers(in body: [UInt8]) {
  for number in numbers(in: body) {
    guard case .double(let read)? = try? GraphQLJSONValue(parsing: Array(number.utf8)) else { continue }
    if read != Double(number) { fatalError("\(number) is read as \(read)") }
  }
}

extension GraphQLJSONValue {
  /// Whether both are equal, but for the last digits of numbers.
  fileprivate func isNear(_ other: GraphQLJSONValue) -> Bool {
    switch (self, other) {
    case (.double(let one), .double(let other)): abs(one - other) <= 16 * max(one.ulp, other.ulp)
    case (.array(let ones), .array(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { $0.isNear($1) }
    case (.object(let one), .object(let other)):
      one.count == other.count
        && one.allSatisfy { member in other[member.key].map { member.value.isNear($0) } ?? false }
    default: self == other
    }
  }
}

private func check(_ what: String, _ body: [UInt8], ours: GraphQLJSONValue?, theirs: GraphQLJSONValue?) {
  if ours == theirs || mayDisagree(about: body) { return }
  let hasLargeExponent = numbers(in: body).contains {
    $0.lowercased().split(separator: "e").dropFirst().first?.count ?? 0 > 1
  }
  if hasLargeExponent, let ours, let theirs, ours.isNear(theirs) { return }
  fatalError(
    """
    The readers disagree on the \(what) \(String(decoding: body, as: UTF8.self))
    ours:   \(ours?.description ?? "rejected")
    theirs: \(theirs?.description ?? "rejected")
    """
  )
}

/// The reasons for which the two may differ.
private func mayDisagree(about body: [UInt8]) -> Bool {
  // JSONSerialization also guesses encodings other than UTF-8, which RFC 8259 (section 8.1) requires, and accepts byte
  // order marks.
  if body.prefix(4).contains(where: { $0 == 0 || $0 >= 0xEF }) { return true }
  var names: [Set<[UInt8]>] = []
  var depth = 0
  var digits = 0
  var exponentDigits = 0
  var isInExponent = false
  var index = 0
  while index < body.count {
    let byte = body[index]
    index += 1
    // JSONSerialization drops the sign of an integer zero; an ID keeps it.
    if byte == UInt8(ascii: "-"), index < body.count, body[index] == UInt8(ascii: "0") { return true }
    if 0x30...0x39 ~= byte {
      digits += 1
      if isInExponent { exponentDigits += 1 }
      // If a number has more digits than a Double holds, this library keeps those that an integer needs. A number
      // beyond Double's range is an error for JSONSerialization anywhere, but for this library only if it is read.
      if digits > 15 || exponentDigits > 2 { return true }
      continue
    }
    if byte | 0x20 == UInt8(ascii: "e"), digits > 0 {
      (isInExponent, exponentDigits) = (true, 0)
    } else if byte != UInt8(ascii: "."), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "+") {
      (digits, isInExponent, exponentDigits) = (0, false, 0)
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      names.append([])
      // Both refuse more than 512 levels, but this library counts those of unselected values separately.
      if depth > 500 { return true }
    case UInt8(ascii: ","):
      // JSONSerialization accepts a comma after the last member, which RFC 8259 (sections 4 and 5) does not allow.
      let next = body[index...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") { return true }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      _ = names.popLast()
    case UInt8(ascii: "\""):
      let start = index
      while index < body.count, body[index] != UInt8(ascii: "\"") { index += body[index] == UInt8(ascii: "\\") ? 2 : 1 }
      guard index < body.count else { return false }
      var name = Array(body[start..<index])
      // RFC 8259 (section 8.2) allows lone surrogates. They are an error for JSONSerialization anywhere, but for this
      // library only if they are read.
      if hasLoneSurrogate(name) { return true }
      index += 1
      var next = index
      while next < body.count, [0x20, 0x09, 0x0A, 0x0D].contains(body[next]) { next += 1 }
      guard next < body.count, body[next] == UInt8(ascii: ":"), !names.isEmpty else { continue }
      if name.contains(UInt8(ascii: "\\")) {
        guard case .string(let text)? = try? GraphQLJSONValue(parsing: body[(start - 1)..<index]) else { continue }
        name = Array(text.utf8)
      }
      // RFC 8259 (section 4) does not say which of several members with the same name counts; for this library it is
      // the first. JSONSerialization makes names the keys of a dictionary, where canonically equivalent names are
      // equal.
      name = Array(String(decoding: name, as: UTF8.self).decomposedStringWithCanonicalMapping.utf8)
      if !names[names.count - 1].insert(name).inserted { return true }
    default: break
    }
  }
  return false
}

/// Whether a string, without its quotation marks, has the escape of a lone surrogate.
private func hasLoneSurrogate(_ text: [UInt8]) -> Bool {
  var index = 0
  var isHigh = false
  while index < text.count {
    guard text[index] == UInt8(ascii: "\\") else {
      if isHigh { return true }
      index += 1
      continue
    }
    let digits = text[index...].dropFirst(2).prefix(4)
    let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    let isEscape = text[index...].dropFirst().first == UInt8(ascii: "u")
    let isLow = isEscape && 0xDC00...0xDFFF ~= unit
    if isHigh != isLow { return true }
    isHigh = isEscape && 0xD800...0xDBFF ~= unit
    index += isEscape ? 6 : 2
  }
  return isHigh
}
