import GraphQLLanguage

/// The scalars of the specification and of AWS AppSync, each with the scalar of the conditions on it.
let conditionScalars: [String: String] = [
  "String": "String", "Int": "Int", "Float": "Float", "Boolean": "Boolean", "ID": "ID",
  "BigInt": "Int", "Double": "Float",
  "AWSDate": "String", "AWSTime": "String", "AWSDateTime": "String", "AWSTimestamp": "Int", "AWSEmail": "String",
  "AWSJSON": "String", "AWSURL": "String", "AWSPhone": "String", "AWSIPAddress": "String",
]

/// The scalars of AWS AppSync.
let appSyncScalars = conditionScalars.keys.filter { !Schema.builtInScalars.contains($0) }.sorted()
