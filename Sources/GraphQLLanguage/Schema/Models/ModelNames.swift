// The names that the service derives from other names.

/// Joins names into one: `post`, `comments`, `id` become `postCommentsId`.
func camelCased(_ words: [String]) -> String {
  words.first.map { $0.lowerFirst + words.dropFirst().map(\.upperFirst).joined() } ?? ""
}

/// The scalars of AWS AppSync, each with the scalar of the conditions on it.
let conditionScalars: [String: String] = [
  "String": "String", "Int": "Int", "Float": "Float", "Boolean": "Boolean", "ID": "ID",
  "BigInt": "Int", "Double": "Float",
  "AWSDate": "String", "AWSTime": "String", "AWSDateTime": "String", "AWSTimestamp": "Int", "AWSEmail": "String",
  "AWSJSON": "String", "AWSURL": "String", "AWSPhone": "String", "AWSIPAddress": "String",
]
