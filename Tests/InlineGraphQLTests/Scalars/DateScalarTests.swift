import Foundation
import InlineGraphQL
import Testing

@Suite struct DateScalarTests {
  @Test(
    "REL-14: Date reads points in time with fractions and offsets, and is sent in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
      ("2001-01-01T00:00:00.000Z", 978_307_200, "2001-01-01T00:00:00Z"),
      ("2024-02-29T23:59:59.5Z", 1_709_251_199.5, "2024-02-29T23:59:59.500Z"),
      ("2024-02-29T23:59:59,123456789Z", 1_709_251_199.123456789, "2024-02-29T23:59:59.123457Z"),
      ("2026-01-31T12:00:00+01:00", 1_769_857_200, "2026-01-31T11:00:00Z"),
      ("2026-01-31T12:00:00.25-09:30", 1_769_895_000.25, "2026-01-31T21:30:00.250Z"),
      ("2026-01-31t12:00:00z", 1_769_860_800, "2026-01-31T12:00:00Z"),
      ("2026-01-31 12:00:00-0000", 1_769_860_800, "2026-01-31T12:00:00Z"),
      ("2026-01-31T12:00Z", 1_769_860_800, "2026-01-31T12:00:00Z"),
      ("2026-01-31T12:00:00+02", 1_769_853_600, "2026-01-31T10:00:00Z"),
      ("2016-12-31T23:59:60Z", 1_483_228_800, "2017-01-01T00:00:00Z"),
      ("1969-12-31T23:59:59.999Z", -0.001, "1969-12-31T23:59:59.999Z"),
      ("2000-02-29T00:00:00Z", 951_782_400, "2000-02-29T00:00:00Z"),
      ("1900-03-01T00:00:00Z", -2_203_891_200, "1900-03-01T00:00:00Z"),
      ("0000-01-01T00:00:00Z", -62_167_219_200, "0000-01-01T00:00:00Z"),
      ("9999-12-31T23:59:59Z", 253_402_300_799, "9999-12-31T23:59:59Z"),
    ]
  )
  func texts(text: String, seconds: Double, sent: String) throws {
    let date = try Date(jsonValue: .string(text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_000_5)
    #expect(try read(Date.self, #""\#(text)""#) == date)
    #expect(date.json == #""\#(sent)""#)
    #expect(date.jsonValue == .string(sent))
  }

  @Test(
    "REL-14: Date refuses what is no point in time",
    arguments: [
      "", "x", "2026-01-31", "2026-01-31T12:00:00", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
      "2025-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z", "2026-01-00T00:00:00Z",
      "2026-01-31T24:00:00Z", "2026-01-31T12:60:00Z", "2026-01-31T12:00:61Z", "2026-01-31T12:00:00.Z",
      "2026-01-31T12:00:00+24:00", "2026-01-31T12:00:00+01:60", "2026-01-31T12:00:00+1", "2026-01-31T12:00:00Zz",
      "2026-01-31T12:00:00+01:", "26-01-31T12:00:00Z", "2026-1-31T12:00:00Z", "+2026-01-31T12:00:00Z",
      "2026-01-31T12Z", "２026-01-31T12:00:00Z",
    ]
  )
  func refused(text: String) {
    #expect(throws: (any Error).self) { try Date(jsonValue: .string(text)) }
    let error = #expect(throws: ResponseDecodingError.self) { try read(Date.self, #""\#(text)""#) }
    #expect(error?.path.description == "value")
    #expect(error?.expected == #"a date and time with an offset, as in "2026-01-31T12:00:00Z""#)
    #expect(error?.found == #""\#(text)""#)
  }

  @Test("REL-14: Date reads every day of 800 years as Foundation does, and writes what it read")
  func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var mistaken: [String] = []
    for day in -135_000..<160_000 {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 3661)
      guard case .string(let text) = date.jsonValue, try Date(jsonValue: .string(text)) == date else {
        mistaken.append("\(date)")
        continue
      }
      guard day % 97 == 0 else { continue }
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let expected = String(
        format: "%04d-%02d-%02dT01:01:01Z",
        parts.year ?? 0,
        parts.month ?? 0,
        parts.day ?? 0
      )
      if text != expected { mistaken.append(text) }
    }
    #expect(mistaken.isEmpty)
  }

  @Test("A date that is read is sent as it was read, to the microsecond")
  func roundTrip() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let text = String(
        format: "%04d-%02d-%02dT%02d:%02d:%02d.%06dZ",
        Int.random(in: 1750...2250, using: &random),
        Int.random(in: 1...12, using: &random),
        Int.random(in: 1...28, using: &random),
        Int.random(in: 0...23, using: &random),
        Int.random(in: 0...59, using: &random),
        Int.random(in: 0...59, using: &random),
        Int.random(in: 0...999, using: &random) * 1000 + Int.random(in: 1...999, using: &random)
      )
      #expect(try Date(jsonValue: .string(text)).jsonValue == .string(text))
    }
  }

  @Test(
    "Dates that have no text cannot be sent",
    arguments: [Double.nan, .infinity, -.infinity, 1e12, -1e12, 1e300, 253_402_300_799.9999999, -62_167_219_200.5]
  )
  func unsendable(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(date.json.contains("years 0 and 9999"))
    #expect(date.jsonValue == .null)
  }

  @Test("Fractions of a second carry over to the next")
  func carry() {
    #expect(Date(timeIntervalSinceReferenceDate: 0.999_999_9).json == #""2001-01-01T00:00:01Z""#)
    #expect(Date(timeIntervalSinceReferenceDate: -0.000_000_1).json == #""2001-01-01T00:00:00Z""#)
  }
}
