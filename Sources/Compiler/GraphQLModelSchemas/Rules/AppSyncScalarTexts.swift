// The formats of AppSync's scalars, as far as Amplify checks default values.
extension String {
  /// Whether the text is a date: `2024-02-29`.
  var isDate: Bool {
    guard matches("0000-00-00"), let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
      return false
    }
    let isLeapYear = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...days[month - 1]).contains(day)
  }

  /// Whether the text is a time with an offset: `12:30:00.5Z`, `12:30:00+02:00`.
  var isTime: Bool {
    let time = String(prefix(8))
    guard time.matches("00:00:00"), time.isClock, let second = time.number(6..<8), second < 60 else { return false }
    var rest = dropFirst(8)
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if rest == "Z" { return true }
    let offset = String(rest.dropFirst())
    return (rest.first == "+" || rest.first == "-") && offset.matches("00:00") && offset.isClock
  }

  /// Whether the text is a date and a time with an offset.
  var isDateTime: Bool {
    String(prefix(10)).isDate && dropFirst(10).first == "T" && String(dropFirst(11)).isTime
  }

  /// Whether the text is an email address that HTML forms accept.
  var isEmailAddress: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    return parts[0].allSatisfy { $0.isASCIILetterOrDigit || ".!#$%&'*+/=?^_`{|}~-".contains($0) }
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        (1...63).contains(label.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isASCIILetterOrDigit || $0 == "-" }
      }
  }

  /// Whether the text starts like an absolute URL: with a scheme, and for HTTP with a host.
  var isURL: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    let scheme = self[..<colon]
    let rest = self[index(after: colon)...]
    guard scheme.first?.isASCIILetterOrDigit == true, scheme.first?.isNumber == false,
      scheme.allSatisfy({ $0.isASCIILetterOrDigit || "+-.".contains($0) })
    else { return false }
    guard ["http", "https"].contains(scheme.lowercased()) else { return true }
    let host = rest.drop { $0 == "/" }.prefix { !"/?#".contains($0) }
    return !host.isEmpty && !host.contains(" ")
  }

  /// Whether the text is a phone number with a country code. It does not check that such numbers exist in that country.
  var isPhoneNumber: Bool {
    let digits = filter { $0.isASCII && $0.isNumber }
    return first == "+" && (7...15).contains(digits.count)
      && dropFirst().allSatisfy { $0.isASCII && $0.isNumber || " -.()".contains($0) }
  }

  /// Whether the text is an IPv4 address.
  var isIPv4Address: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
  }

  /// Whether the text is an IPv6 address (RFC 4291, section 2.2).
  var isIPv6Address: Bool {
    var groups = split(separator: ":", omittingEmptySubsequences: false)
    guard groups.count > 2 else { return false }
    // The last two groups may be an IPv4 address.
    if let last = groups.last, String(last).isIPv4Address { groups[(groups.count - 1)...] = ["0", "0"] }
    // Splitting "::" gives one empty group, or two at either end.
    if groups.count > 1, groups[0].isEmpty {
      groups.removeFirst()
      if !groups[0].isEmpty { return false }
    }
    if groups.count > 1, groups[groups.count - 1].isEmpty {
      groups.removeLast()
      if groups.last?.isEmpty == false { return false }
    }
    let written = groups.filter { !$0.isEmpty }
    let hasGap = written.count < groups.count
    return groups.count - written.count < 2 && (hasGap ? written.count < 8 : written.count == 8)
      && written.allSatisfy { $0.count < 5 && $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }

  /// Whether the hours are less than 24 and the minutes less than 60.
  private var isClock: Bool { number(0..<2).map { $0 < 24 } == true && number(3..<5).map { $0 < 60 } == true }

  /// Returns whether the text has digits at the zeros of the pattern, and is equal to the pattern elsewhere.
  private func matches(_ pattern: String) -> Bool {
    utf8.count == pattern.utf8.count
      && zip(utf8, pattern.utf8).allSatisfy { byte, expected in
        expected == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == expected
      }
  }

  /// Returns the number at a range of characters, which are digits.
  private func number(_ range: Range<Int>) -> Int? { Int(dropFirst(range.lowerBound).prefix(range.count)) }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
