/// The names that the service makes of other names.
extension String {
  /// With the first letter in upper case.
  package var upperFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With the first letter in lower case.
  var lowerFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Names joined into one: `post`, `comments`, `id` into `postCommentsId`.
func camelCased(_ words: [String]) -> String {
  words.first.map { $0.lowerFirst + words.dropFirst().map(\.upperFirst).joined() } ?? ""
}

/// The scalars that AWS AppSync knows, each with the one that conditions on it are written with.
let conditionScalars: [String: String] = [
  "String": "String", "Int": "Int", "Float": "Float", "Boolean": "Boolean", "ID": "ID",
  "BigInt": "Int", "Double": "Float",
  "AWSDate": "String", "AWSTime": "String", "AWSDateTime": "String", "AWSTimestamp": "Int", "AWSEmail": "String",
  "AWSJSON": "String", "AWSURL": "String", "AWSPhone": "String", "AWSIPAddress": "String",
]
