import GraphQLLanguage

extension ModelDefinitions {
  /// The definitions that every model schema has implicitly: also the directives and scalars of AWS AppSync.
  static let builtIns = Schema(
    constant: String(decoding: Schema.builtIns.source.utf8, as: UTF8.self) + "\n" + modelDirectivesSDL
  )

  /// The directives of AWS AppSync and Amplify that do not affect the API's types. They may have any arguments.
  fileprivate static let ignoredDirectives: Set<String> = [
    "auth", "aws_api_key", "aws_auth", "aws_cognito_user_pools", "aws_iam", "aws_lambda", "aws_oidc", "aws_publish",
    "aws_subscribe", "canonical", "conversation", "function", "generation", "hidden", "http", "mapsTo", "merge",
    "predictions", "refersTo", "renamed", "searchable", "sql", "validate", "versioned",
  ]
}

extension Definition {
  /// The definition without the directives that do not affect the API's types.
  var withoutIgnoredDirectives: Definition {
    switch self {
    case .type(let type): .type(type.keepingDirectives { !ModelDefinitions.ignoredDirectives.contains($0) })
    case .typeExtension(let type):
      .typeExtension(type.keepingDirectives { !ModelDefinitions.ignoredDirectives.contains($0) })
    case .operation, .fragment, .schema, .schemaExtension, .directive, .directiveExtension: self
    }
  }
}

/// The directives and scalars of AWS AppSync that affect a model schema.
private let modelDirectivesSDL = """
  directive @model(
    queries: ModelQueryMap
    mutations: ModelMutationMap
    subscriptions: ModelSubscriptionMap
    timestamps: TimestampConfiguration
  ) on OBJECT

  input ModelQueryMap { get: String list: String sync: String }
  input ModelMutationMap { create: String update: String delete: String }
  input ModelSubscriptionMap { onCreate: [String] onUpdate: [String] onDelete: [String] level: ModelSubscriptionLevel }
  enum ModelSubscriptionLevel { off public on }
  input TimestampConfiguration { createdAt: String updatedAt: String }

  directive @primaryKey(sortKeyFields: [String]) on FIELD_DEFINITION
  directive @index(name: String, sortKeyFields: [String], queryField: String, projection: ProjectionInput) repeatable on FIELD_DEFINITION
  input ProjectionInput { type: ProjectionType nonKeyAttributes: [String] }
  enum ProjectionType { ALL KEYS_ONLY INCLUDE }
  directive @hasMany(indexName: String, fields: [String!], references: [String!], limit: Int = 100) on FIELD_DEFINITION
  directive @hasOne(fields: [String!], references: [String!]) on FIELD_DEFINITION
  directive @belongsTo(fields: [String!], references: [String!], overrideIndexName: String) on FIELD_DEFINITION
  directive @manyToMany(relationName: String!, limit: Int = 100) on FIELD_DEFINITION
  directive @default(value: String) on FIELD_DEFINITION

  directive @key(name: String, fields: [String!]!, queryField: String) repeatable on OBJECT
  directive @connection(
    name: String
    keyField: String
    sortField: String
    keyName: String
    limit: Int
    fields: [String!]
  ) on FIELD_DEFINITION

  scalar AWSDate
  scalar AWSTime
  scalar AWSDateTime
  scalar AWSTimestamp
  scalar AWSEmail
  scalar AWSJSON
  scalar AWSURL
  scalar AWSPhone
  scalar AWSIPAddress
  scalar BigInt
  scalar Double
  """
