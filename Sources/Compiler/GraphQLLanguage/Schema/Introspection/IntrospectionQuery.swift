/// A query for the schema of a service (section 4).
package struct IntrospectionQuery: Hashable, Sendable {
  /// The additions to introspection since 2018, which a service may not know, by their schema coordinates.
  package enum Feature: String, Hashable, Sendable, CaseIterable {
    case schemaDescription = "__Schema.description"
    case specifiedByURL = "__Type.specifiedByURL"
    case oneOf = "__Type.isOneOf"
    case repeatableDirectives = "__Directive.isRepeatable"
    case deprecatedInputValues = "__InputValue.isDeprecated"
    case deprecatedInputFields = "__Type.inputFields(includeDeprecated:)"
    case deprecatedFieldArguments = "__Field.args(includeDeprecated:)"
    case deprecatedDirectiveArguments = "__Directive.args(includeDeprecated:)"
  }

  /// The features to request in addition to those of the specification of 2018.
  package var features: Set<Feature>

  /// Creates a query.
  ///
  /// - Parameter features: The features to request in addition to those of the specification of 2018. The default is
  ///   all features of the specification of September 2025.
  package init(features: Set<Feature> = Set(Feature.allCases)) {
    self.features = features
  }

  /// The document. It requests the same as graphql-js's introspection query.
  package var text: String {
    """
    query IntrospectionQuery {
      __schema {
        \(when(.schemaDescription, "description"))
        queryType { name }
        mutationType { name }
        subscriptionType { name }
        types { ...FullType }
        directives {
          name
          description
          \(when(.repeatableDirectives, "isRepeatable"))
          locations
          args\(when(.deprecatedDirectiveArguments, "(includeDeprecated: true)")) { ...InputValue }
        }
      }
    }
    fragment FullType on __Type {
      kind
      name
      description
      \(when(.specifiedByURL, "specifiedByURL"))
      \(when(.oneOf, "isOneOf"))
      fields(includeDeprecated: true) {
        name
        description
        args\(when(.deprecatedFieldArguments, "(includeDeprecated: true)")) { ...InputValue }
        type { ...TypeRef }
        isDeprecated
        deprecationReason
      }
      inputFields\(when(.deprecatedInputFields, "(includeDeprecated: true)")) { ...InputValue }
      interfaces { ...TypeRef }
      enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
      possibleTypes { ...TypeRef }
    }
    fragment InputValue on __InputValue {
      name
      description
      type { ...TypeRef }
      defaultValue
      \(when(.deprecatedInputValues, "isDeprecated deprecationReason"))
    }
    fragment TypeRef on __Type { \(typeReference) }
    """
  }

  private func when(_ feature: Feature, _ text: String) -> String {
    features.contains(feature) ? text : ""
  }

  /// Nine levels of wrappers, which suffice for `[[[[T!]!]!]!]!`.
  private var typeReference: String {
    String(repeating: "kind name ofType { ", count: 9) + "kind name" + String(repeating: " }", count: 9)
  }

  /// A query that any service can answer: which fields and arguments its introspection has.
  package static let featureQuery = """
    query IntrospectionFeatures {
      schema: __type(name: "__Schema") { ...Features }
      type: __type(name: "__Type") { ...Features }
      field: __type(name: "__Field") { ...Features }
      inputValue: __type(name: "__InputValue") { ...Features }
      directive: __type(name: "__Directive") { ...Features }
    }
    fragment Features on __Type { name fields { name args { name } } }
    """
}
