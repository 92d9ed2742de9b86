import GraphQLLanguage
import GraphQLValidation
import Testing

@Suite("The introspection query")
struct IntrospectionQueryTests {
  private let schema: Schema

  init() throws {
    schema = try Schema(sdl: Source("type Query { a: Int }"))
  }

  @Test("it is valid with all features, with none and with each")
  func validity() throws {
    let features = IntrospectionQuery.Feature.allCases
    for features in [Set(features), []] + features.map({ [$0] }) {
      let document = try Document(parsing: Source(IntrospectionQuery(features: features).text))
      #expect(specificationErrors(in: document, schema: schema).isEmpty, "\(features)")
    }
    let document = try Document(parsing: Source(IntrospectionQuery.featureQuery))
    #expect(specificationErrors(in: document, schema: schema).isEmpty)
  }

  @Test("all features ask for every field that introspection has", arguments: ["__Type", "__Field", "__Directive"])
  func completeness(typeName: String) throws {
    let text = IntrospectionQuery().text
    for (name, field) in try #require(schema.type(named: typeName)?.fields) {
      #expect(text.contains(name))
      for argument in field.arguments { #expect(text.contains("\(name)(\(argument.name.value): true)")) }
    }
  }

  @Test("a feature that is left out is not asked for", arguments: IntrospectionQuery.Feature.allCases)
  func features(feature: IntrospectionQuery.Feature) {
    let all = Set(IntrospectionQuery.Feature.allCases)
    let text = IntrospectionQuery(features: all.subtracting([feature])).text
    #expect(text.count < IntrospectionQuery().text.count)
    #expect(IntrospectionQuery(features: [feature]).text.count > IntrospectionQuery(features: []).text.count)
  }
}
