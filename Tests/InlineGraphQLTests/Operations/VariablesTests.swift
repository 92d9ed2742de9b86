import InlineGraphQL
import Testing

@Suite struct VariablesTests {
  @Test("REL-05: variables are a struct with a memberwise init, and the operation has the same init")
  func variablesOfAnOperation() throws {
    let operation = Fixture.CreateReview(review: .init(stars: 5, commentary: "good"), first: 3)
    #expect(
      operation.variables == Fixture.CreateReview.Variables(review: .init(stars: 5, commentary: "good"), first: 3)
    )
    #expect(operation.variables.json == #"{"review":{"stars":5,"commentary":"good"},"first":3}"#)
  }

  @Test("REL-05: keys come in the order of the definitions, the same bytes every time")
  func orderOfKeys() throws {
    let variables = Fixture.CreateReview.Variables(review: .init(stars: 1, colors: [.init(red: 1, tint: 0.5)]))
    #expect(variables.json == #"{"review":{"stars":1,"colors":[{"red":1,"tint":0.5}]}}"#)
    #expect(try variables.variableData == variables.variableData)
  }

  @Test("REL-06: an operation without variables has EmptyVariables and init()")
  func noVariables() {
    #expect(Fixture.ReviewAdded.Variables.self == EmptyVariables.self)
    #expect(Fixture.ReviewAdded().variables.json == "{}")
  }

  @Test("REL-07: a non-null variable with a default that is left out is not sent, and never as null")
  func defaultLeftOut() {
    #expect(Fixture.CreateReview(review: .init(stars: 1)).variables.json == #"{"review":{"stars":1}}"#)
  }

  @Test("REL-08: a nullable variable is left out by default, and null where that is chosen")
  func nullableLeftOut() {
    #expect(Fixture.HeroQuery().variables.json == "{}")
    #expect(Fixture.HeroQuery(episode: nil).variables.json == "{}")
    #expect(Fixture.HeroQuery(episode: .null).variables.json == #"{"episode":null}"#)
    #expect(Fixture.HeroQuery(episode: .some(.jedi)).variables.json == #"{"episode":"JEDI"}"#)
  }
}
