import CompilerFixtures
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLValidation
import Testing

@Suite struct ModelExpansionTests {
  @Test(
    "What a model schema expands to is a valid schema that expands to nothing more",
    arguments: Golden.modelSchemaNames
  )
  func isValid(_ name: String) throws {
    let expanded = try Golden.modelSchema(named: name).schema.printed()
    #expect(validateSchema(Source(expanded)).isEmpty)
    #expect(try ExpandedSchema(Source(expanded)).schema.printed() == expanded)
  }
}
