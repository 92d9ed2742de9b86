/// A coding key that is known at run time only.
struct DynamicKey: CodingKey, Hashable {
  let stringValue: String

  init(_ stringValue: String) { self.stringValue = stringValue }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  var intValue: Int? { nil }
}
