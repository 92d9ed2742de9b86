import CompilerFixtures
import GraphQLCompiler
import Testing

/// The effect of `@include` and `@skip` on properties.
struct ConditionTests {
  @Test("REL-19, APO-20, APO-21: what is selected on a condition is optional, and read if the variables say so")
  func optional() throws {
    let text = try Golden.check("conditions")
    let lines = [
      "let allAnimals: [Animal_allAnimals]?",
      "let species: String?",
      "let height: __SharedFields<Height_height>",
      "let skinCovering: AnimalKingdom.SkinCovering?",
      "let fragment_ConditionalAnimal: InlineGraphQL.FragmentPointer?",
      "let never: String?",
      "let always: String",
      "let either: String",
      "let meters: Int?",
      "let feet: Int",
      "let species: String? = try reader.read(\"species\", if: reader.isFalse(\"s\"), in: &object)",
      "let never: String? = try reader.read(\"never\", if: .excluded, in: &object)",
    ]
    for line in lines { #expect(text.contains(line + "\n")) }
  }

  @Test("REL-19: the same field in several places is there if one of the places is, with what that place selects")
  func merged() throws {
    let text = try Golden.check("conditions")
    let either = "if: reader.isTrue(\"d\").or(reader.isTrue(\"n\"))"
    #expect(text.contains("let both: String? = try reader.read(\"both\", \(either), in: &object)"))
    #expect(text.contains("let pets: [Animal_pets]? = try reader.read(\"pets\", \(either), in: &object)"))
    #expect(
      text.contains("let height: Height_height? = try reader.read(\"height\", if: reader.isTrue(\"n\"), in: &object)")
    )
  }

  @Test("REL-19: an object that spreads a fragment on a condition has an optional key")
  func spread() throws {
    let text = try Golden.check("conditions")
    #expect(
      text.contains(
        "struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ConditionalAnimal.OptionalKey {"
      )
    )
    #expect(
      text.contains(
        "struct Animal_predators: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ConditionalAnimal_Key {"
      )
    )
  }

  @Test("REL-19: what a constant includes or excludes, type conditions among it, is code without a question")
  func constants() throws {
    for name in ["constantConditions", "constantSpreads"] {
      let text = try Golden.check(name)
      #expect(text.contains("      inclusions.append(false)\n"))
      #expect(!text.contains("switch ."))
    }
  }

  @Test("REL-19: the operation tells the reader its Boolean variables, with their default values")
  func variables() throws {
    let variables = [
      ".init(\"s\", self.variables.s)", ".init(\"d\", self.variables.d, default: false)",
      ".init(\"n\", self.variables.n, default: true)",
    ]
    #expect(try Golden.check("conditions").contains("{ [\(variables.joined(separator: ", "))] }"))
  }
}
