import InlineGraphQL

/// Returns a value of a built-in scalar that suits the field's name; `nil` for other scalars.
func sampleOfBuiltInScalar(_ scalar: String, _ field: FieldSet, _ seed: SampleSeed) -> GraphQLJSONValue? {
  let words = FieldWords(field.name)
  switch scalar {
  case "ID":
    return .string("\(field.parentType)-\(seed.hexadecimal)")
  case "String":
    return .string(words.last == "id" ? "\(field.parentType)-\(seed.hexadecimal)" : sampleText(words, seed))
  case "Int":
    return .int(seed.number(in: range(of: words)))
  case "Float":
    let range = range(of: words)
    return .double(Double(seed.number(in: range.lowerBound * 4...range.upperBound * 4)) / 4)
  case "Boolean":
    // A list whose next page always has a next page has no end.
    return .bool(words.all.starts(with: ["has"]) && words.last == "page" ? false : seed.number(in: 0...1) == 1)
  default:
    return nil
  }
}

/// Returns values that a custom scalar may have, the likeliest first. Which of them suits depends on its Swift type.
func samplesOfCustomScalar(_ scalar: String, _ field: FieldSet, _ seed: SampleSeed) -> [GraphQLJSONValue] {
  let words = FieldWords(field.name)
  let number = seed.number(in: range(of: words))
  let date = sampleDate(seed)
  let hexadecimal = Array(seed.hexadecimal + seed.appending("uuid").hexadecimal)
  let uuid = [0..<8, 8..<12, 13..<16, 17..<20, 20..<32].map { String(hexadecimal[$0]) }
  let forms: [(suffixes: [String], value: GraphQLJSONValue)] = [
    (["datetime", "timestamp", "instant", "dateandtime"], .string("\(date)T12:30:00Z")),
    (["date"], .string(date)),
    (["time"], "12:30:00"),
    (["uuid", "guid"], .string("\(uuid[0])-\(uuid[1])-4\(uuid[2])-8\(uuid[3])-\(uuid[4])")),
    (["url", "uri"], .string(sampleURL(words, seed))),
    (["email", "emailaddress"], .string(sampleText(FieldWords("email"), seed))),
    (["json", "jsonobject", "object", "map", "any"], ["sample": .int(number)]),
    (["decimal", "money", "price", "amount", "numeric"], .string("\(number).50")),
    (["int", "integer", "long", "int64", "bigint", "number"], .int(number)),
    (["float", "double"], .double(Double(number) + 0.5)),
    (["boolean", "bool"], .bool(number % 2 == 0)),
    (["base64", "bytes", "data"], "U2FtcGxl"),
  ]
  let name = scalar.lowercased()
  // The longest suffix says most: "BirthDateTime" is no "Time".
  let likeliest = forms.compactMap { form in
    form.suffixes.filter(name.hasSuffix).map(\.utf8.count).max().map { (length: $0, value: form.value) }
  }.max { $0.length < $1.length }
  return [likeliest?.value, .string(sampleText(words, seed))].compactMap(\.self) + forms.map(\.value) + [[], [:]]
}

/// Returns a day as in RFC 3339.
func sampleDate(_ seed: SampleSeed) -> String {
  let month = seed.appending("month").number(in: 1...12)
  let day = seed.appending("day").number(in: 1...28)
  return "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
}

/// Returns the numbers that suit a field.
private func range(of words: FieldWords) -> ClosedRange<Int> {
  switch words.last {
  case "id": 1...0x7FFF_FFFE / 4
  case "age": 18...80
  case "year": 1990...2026
  case "month": 1...12
  case "day": 1...28
  case "hour": 0...23
  case "minute", "second": 0...59
  case "rating", "stars": 1...5
  case "percent", "percentage", "progress": 0...100
  case "width", "height", "size": 100...1000
  case "latitude", "lat": -60...60
  case "longitude", "lng", "lon": -180...180
  default: 1...100
  }
}
