import InlineGraphQL
import Testing

@Suite("Operations: the types that meet type conditions")
struct SelectionConditionsTests {
  enum Queries {
    #graphql(
      """
      query Plain { allAnimals { species ... on Animal { species } } }
      query Kinds($n: Int) {
        allAnimals { ... on WarmBlooded { ...Known ... on Cat { isJellicle } } ...Rare(n: $n) }
        classroomPets { ...Rare }
      }
      fragment Known on Animal { species }
      fragment Rare($n: Int = 3) on Animal { predators(first: $n) { ... on Crocodile { age } } }
      """,
      schema: "AnimalKingdom"
    )
  }

  @Test("Selections that are listed belong to their types, and all others to all types")
  func parsing() {
    let conditions = SelectionConditions(parsing: "0=Droid Human;3=Cat;12=")
    #expect(conditions[0] == ["Droid", "Human"])
    #expect(conditions[1] == nil)
    #expect(conditions[3] == ["Cat"])
    #expect(conditions[12] == [])
    #expect(SelectionConditions(parsing: "")[0] == nil)
    #expect(conditions == SelectionConditions(parsing: "12=;3=Cat;0=Human Droid"))
  }

  @Test("What is no list of conditions stops the program", arguments: ["a", "0", "x=Cat", "0=Cat=Dog"])
  func impossible(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in _ = SelectionConditions(parsing: text) }
  }

  @Test("The macros emit them for the text that is sent, the same for all copies of a fragment with arguments")
  func emitted() {
    #expect(Queries.Plain.node.typeConditions.isEmpty)
    #expect(Queries.Known.node.typeConditions.isEmpty)
    let conditions = SelectionConditions(parsing: Queries.Kinds.node.typeConditions)
    #expect(conditions[0] == ["Bird", "Cat", "Human"])
    #expect(conditions[1] == nil)
    #expect(conditions[2] == ["Cat"])
    #expect(conditions[3] == nil)
    // Of the types that the selections around it are for.
    #expect(conditions[4] == ["Bird", "Cat", "Rat"])
    #expect(Queries.Rare.node.typeConditions == "0=Crocodile")
    #expect(Queries.Kinds.document.split(separator: "\n").count == 4)
  }

  @Test("Fragments differ if their conditions do")
  func equality() {
    var other = Queries.Rare.node
    #expect(other == Queries.Rare.node)
    other.typeConditions = ""
    #expect(other != Queries.Rare.node)
  }
}
