/// Points in time in the format of RFC 3339.
///
/// Seconds have 64 bits even where `Int` has 32, because 32 bits end in 2038 or, counted from 2001, in 2069.
enum RFC3339 {
  /// The seconds from the start of 1970 to the start of 2001, from which `Date` counts.
  static let referenceDate: Int64 = 978_307_200

  /// The first second that can be written, counted from the start of 2001: the start of the year 0.
  static let firstSecond: Int64 = -62_167_219_200 - referenceDate

  /// The last second that can be written: the end of the year 9999.
  static let lastSecond: Int64 = 253_402_300_799 - referenceDate

  /// Returns the seconds from the start of 2001 to the point in time that a text names; `nil` if the text is invalid.
  ///
  /// Some formats of servers beyond RFC 3339 are read as well: a time without seconds, a comma before the fraction,
  /// offsets without a colon or minutes (all ISO 8601). The offset is required, because a text without one names no
  /// point in time. Digits of the fraction after the ninth have no effect. A leap second equals the second after it.
  static func seconds(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    var reader = DigitReader(text)
    guard let year = reader.number(ofDigits: 4), reader.skip("-"),
      let month = reader.number(ofDigits: 2), reader.skip("-"), 1...12 ~= month,
      let day = reader.number(ofDigits: 2), 1...days(inMonth: month, of: year) ~= day,
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(ofDigits: 2), hour < 24, reader.skip(":"),
      let minute = reader.number(ofDigits: 2), minute < 60
    else { return nil }
    var second = 0
    var nanoseconds = 0
    if reader.skip(":") {
      guard let value = reader.number(ofDigits: 2), value <= 60 else { return nil }
      second = value
      if reader.skip(".") || reader.skip(",") {
        guard let value = reader.nanoseconds() else { return nil }
        nanoseconds = value
      }
    }
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    let secondOfDay = hour * 3600 + minute * 60 + second - offset
    let whole = Int64(dayNumber(year, month, day)) * 86_400 + Int64(secondOfDay) - referenceDate
    return Double(whole) + Double(nanoseconds) / 1e9
  }

  /// Returns the text of a second and its microseconds, in UTC.
  ///
  /// - Parameter second: A second from ``firstSecond`` to ``lastSecond``.
  static func text(ofSecond second: Int64, microseconds: Int) -> String {
    let sinceYearZero = second - firstSecond
    let (year, month, day) = date(ofDay: Int(sinceYearZero / 86_400))
    let secondOfDay = Int(sinceYearZero % 86_400)
    return String(unsafeUninitializedCapacity: 27) { text in
      var count = 0
      func put(_ value: Int, digits: Int, before separator: Unicode.Scalar) {
        var value = value
        for index in (count..<count + digits).reversed() {
          text[index] = UInt8(ascii: "0") + UInt8(value % 10)
          value /= 10
        }
        text[count + digits] = UInt8(ascii: separator)
        count += digits + 1
      }
      put(year, digits: 4, before: "-")
      put(month, digits: 2, before: "-")
      put(day, digits: 2, before: "T")
      put(secondOfDay / 3600, digits: 2, before: ":")
      put(secondOfDay / 60 % 60, digits: 2, before: ":")
      put(secondOfDay % 60, digits: 2, before: microseconds == 0 ? "Z" : ".")
      if microseconds % 1000 != 0 {
        put(microseconds, digits: 6, before: "Z")
      } else if microseconds != 0 {
        put(microseconds / 1000, digits: 3, before: "Z")
      }
      return count
    }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
  }

  // Both functions count years from March, so that the leap day is the last day. The days of the months before a month
  // are then (153 * month + 2) / 5. A year has 365 days, and one more in leap years. Day 0 is 1970-01-01.

  /// Returns the number of a day in the Gregorian calendar.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // 400 years are added so that nothing is negative.
    let year = (month > 2 ? year : year - 1) + 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468 - 146_097
  }

  /// Returns the date of a day, counted from the first day of the year 0.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // Now counted from the first of March 400 years earlier.
    let day = day + 146_097 - 60
    let era = day / 146_097
    let dayOfEra = day % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra - 400
    return (month < 10 ? year : year + 1, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }
}

/// Reads numbers of a fixed length and their separators.
private struct DigitReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { index == text.count }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard index < text.count, text[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  mutating func digit() -> Int? {
    guard index < text.count, text[index] &- UInt8(ascii: "0") < 10 else { return nil }
    index += 1
    return Int(text[index - 1] - UInt8(ascii: "0"))
  }

  mutating func number(ofDigits count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  mutating func nanoseconds() -> Int? {
    guard let first = digit() else { return nil }
    var unit = 100_000_000
    var value = first * unit
    while let digit = digit() {
      unit /= 10
      value += digit * unit
    }
    return value
  }

  /// Returns the seconds by which local time is ahead of UTC.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isBehind = skip("-")
    guard isBehind || skip("+"), let hours = number(ofDigits: 2), hours < 24 else { return nil }
    var seconds = hours * 3600
    if skip(":") || !isAtEnd {
      guard let minutes = number(ofDigits: 2), minutes < 60 else { return nil }
      seconds += minutes * 60
    }
    return isBehind ? -seconds : seconds
  }
}
