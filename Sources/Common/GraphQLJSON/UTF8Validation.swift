/// Returns whether the bytes are UTF-8: no overlong forms, no surrogates, nothing beyond U+10FFFF.
///
/// Eight ASCII bytes are skipped at a time. For other bytes the state shifts the byte's row of ``transitions``, and the
/// result is the next state. Nothing branches, because processors cannot predict the order of letters of one, two and
/// three bytes. The standard library takes two to three times as long.
package func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard var at = bytes.baseAddress else { return true }
  let end = at + bytes.count
  return transitions.withUnsafeBufferPointer { transitions in
    var state = State.start
    while end - at >= 8 {
      var word = UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
      at += 8
      if word & 0x8080_8080_8080_8080 == 0, state & 63 == State.start { continue }
      var count = 8
      while count > 0 {
        state = transitions[Int(truncatingIfNeeded: word & 0xFF)] &>> state
        word &>>= 8
        count &-= 1
      }
    }
    while at < end {
      state = transitions[Int(at.pointee)] &>> state
      at += 1
    }
    return state & 63 == State.start
  }
}

/// The states: what may follow, as the number of bits by which a row is shifted.
private enum State {
  static let start: UInt64 = 6
  static let oneMore: UInt64 = 12
  static let twoMore: UInt64 = 18
  static let threeMore: UInt64 = 24
  static let afterE0: UInt64 = 30
  static let afterED: UInt64 = 36
  static let afterF0: UInt64 = 42
  static let afterF4: UInt64 = 48
}

/// The well-formed sequences (The Unicode Standard, table 3-7). Each byte has a row with the next state at the bits of
/// each state. The next state is 0, which has no way out, if the sequence is ill-formed.
private let transitions: [UInt64] = {
  var rows = [UInt64](repeating: 0, count: 256)
  func add(_ bytes: ClosedRange<Int>, in state: UInt64, to next: UInt64) {
    for byte in bytes { rows[byte] |= next << state }
  }
  add(0x00...0x7F, in: State.start, to: State.start)
  add(0xC2...0xDF, in: State.start, to: State.oneMore)
  add(0xE0...0xE0, in: State.start, to: State.afterE0)
  add(0xE1...0xEC, in: State.start, to: State.twoMore)
  add(0xED...0xED, in: State.start, to: State.afterED)
  add(0xEE...0xEF, in: State.start, to: State.twoMore)
  add(0xF0...0xF0, in: State.start, to: State.afterF0)
  add(0xF1...0xF3, in: State.start, to: State.threeMore)
  add(0xF4...0xF4, in: State.start, to: State.afterF4)
  add(0x80...0xBF, in: State.oneMore, to: State.start)
  add(0x80...0xBF, in: State.twoMore, to: State.oneMore)
  add(0x80...0xBF, in: State.threeMore, to: State.twoMore)
  add(0xA0...0xBF, in: State.afterE0, to: State.oneMore)
  add(0x80...0x9F, in: State.afterED, to: State.oneMore)
  add(0x90...0xBF, in: State.afterF0, to: State.twoMore)
  add(0x80...0x8F, in: State.afterF4, to: State.twoMore)
  return rows
}()
