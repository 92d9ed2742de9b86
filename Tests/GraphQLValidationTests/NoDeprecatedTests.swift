import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

@Suite struct NoDeprecatedTests {
  @Test("Uses of what is deprecated are warnings with the reason")
  func warnings() throws {
    let source = Source(
      """
      query Q($unit: Unit = CUBIT) {
        human { mass height(unit: $unit) other: height(unit: CUBIT) }
        robot { maker(where: {ids: [], nested: {ids: [], old: 1}}, old: 2) { name } }
      }
      """
    )
    let result = validate(try Document(parsing: source), schema: .forValidation, fragments: [:])
    guard case .valid(let document, let warnings) = result else {
      Issue.record("invalid")
      return
    }
    #expect(!document.isSalvaged)
    #expect(warnings.allSatisfy { $0.severity == .warning })
    #expect(
      warnings.map { $0.line(in: source) } == [
        #"1:23 The enum value "Unit.CUBIT" is deprecated. Nobody knows its length."#,
        #"2:11 The field Human.mass is deprecated. Use height."#,
        #"2:56 The enum value "Unit.CUBIT" is deprecated. Nobody knows its length."#,
        #"3:52 The input field Filter.old is deprecated. No longer supported"#,
        #"3:62 Field "Robot.maker" argument "old" is deprecated. No longer supported"#,
      ]
    )
  }
}
