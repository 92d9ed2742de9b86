import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation
import Testing

/// The rules for `@relay(mask: false)` and for the fields of unmasked fragments.
@Suite struct UnmaskedFragmentTests {
  /// Validates a literal together with others that define one fragment each.
  private func errors(_ text: String, beside others: [String] = []) throws -> [String] {
    let source = Source(text)
    switch validate(try Document(parsing: source), schema: .forValidation, fragments: try signatures(others)) {
    case .valid: return []
    case .invalid(let errors, _): return errors.map { $0.line(in: source) }
    }
  }

  private func signatures(_ texts: [String]) throws -> [String: FragmentSignature] {
    var signatures: [String: FragmentSignature] = [:]
    for text in texts {
      guard case .fragment(let fragment)? = try Document(parsing: Source(text)).definitions.first else { continue }
      let name = fragment.name.value
      signatures[name] = FragmentSignature(fragment, swiftName: name, schema: .forValidation)
    }
    return signatures
  }

  @Test(
    "@relay has \"mask\" on spreads and \"plural\" on definitions, which are true or false",
    arguments: [
      ValidationCase("query Q { human { ...F @relay(mask: false) } } fragment F on Human { id }"),
      ValidationCase("query Q { human { ...F @relay(mask: true) } } fragment F on Human { id }"),
      ValidationCase("query Q { human { ...F @relay } } fragment F on Human { id }"),
      ValidationCase(
        "query Q { human { ...F @relay(mask: \"no\") } } fragment F on Human { id }",
        #"1:37 Boolean cannot represent a non boolean value: "no""#
      ),
      ValidationCase(
        "query Q { human { ...F @relay(mask: null) } } fragment F on Human { id }",
        #"1:37 Expected value of type "Boolean!", found null."#
      ),
      ValidationCase(
        "query Q($m: Boolean!) { human { ...F @relay(mask: $m) } } fragment F on Human { id }",
        #"1:51 "mask" decides which Swift types there are, so it cannot be a variable. "#
          + #"Write "mask: false" or "mask: true"."#
      ),
      ValidationCase(
        "query Q { human { ...F @relay(mask: false, maskd: 1) } } fragment F on Human { id }",
        #"1:44 Unknown argument "maskd" on directive "@relay". Did you mean "mask"?"#
      ),
      ValidationCase(
        "query Q { human { ...F @relay(mask: false, mask: true) } } fragment F on Human { id }",
        #"1:31 1:44 There can be only one argument named "mask"."#
      ),
      ValidationCase(
        "query Q { human { ...F @relay(mask: false) @relay(mask: false) } } fragment F on Human { id }",
        #"1:24 1:44 The directive "@relay" can only be used once at this location."#
      ),
      ValidationCase(
        "query Q { human { id @relay(mask: false) } }",
        #"1:22 Directive "@relay" may not be used on FIELD."#
      ),
      // REL-23: a key is one pointer.
      ValidationCase("fragment F on Human @relay(plural: true) { id }"),
      ValidationCase(
        "fragment F on Human @relay(plural: $p) { id }",
        #"1:36 "plural" decides which functions a fragment has, so it cannot be a variable. "#
          + #"Write "plural: false" or "plural: true"."#
      ),
      ValidationCase("query Q { human { ...F } } fragment F on Human @relay(mask: false, plural: true) { id }"),
      ValidationCase(
        "fragment F on Human @relay(mask: $m) { id }",
        #"1:34 "mask" decides which Swift types there are, so it cannot be a variable. "#
          + #"Write "mask: false" or "mask: true"."#
      ),
      ValidationCase(
        "query Q { human { ...F @relay(plural: true) } } fragment F on Human { id }",
        #"1:31 "plural" belongs to the definition of a fragment. Write "fragment F on T @relay(plural: true)"."#
      ),
    ]
  )
  func relay(_ example: ValidationCase) throws {
    #expect(try errors(example.source) == example.errors)
  }

  @Test("What an unmasked fragment of another literal brings must merge with what is there")
  func conflicts() throws {
    let names = "fragment Names on Human { id label: name }"
    let tags = "fragment Tags on Human { label: tags ...Names @relay(mask: false) }"
    let other = "fragment Other on Human { label: mass }"
    let query = "query Q { human { label: id ...Names @relay(mask: false) } }"
    #expect(try errors("query Q { human { ...Names @relay(mask: false) } }", beside: [names]) == [])
    #expect(
      try errors(query, beside: [names]) == [
        #"1:19 1:29 Fields "label" conflict because "id" and "name" are different fields. "#
          + "Use different aliases on the fields to fetch both if this was intentional."
      ]
    )
    let both = "query Q { human { ...Names @relay(mask: false) ...Other @relay(mask: false) } }"
    #expect(try errors(both, beside: [names, other]).count == 1)
    // A conflict inside of one fragment is reported where the fragment is defined.
    #expect(try errors("query Q { human { ...Tags @relay(mask: false) } }", beside: [tags]) == [])
    #expect(
      try errors("query Q { human { id: name ...Tags @relay(mask: false) } }", beside: [tags, names]).first
        == #"1:19 1:28 Fields "id" conflict because "name" and "id" are different fields. "#
        + "Use different aliases on the fields to fetch both if this was intentional."
    )
  }

  @Test("What cannot be spread, or in a circle, cannot be spread unmasked")
  func spreading() throws {
    #expect(
      try errors("query Q { human { ...F @relay(mask: false) } }", beside: ["fragment F on Cat { id }"]) == [
        #"1:19 Fragment "F" cannot be spread here as objects of type "Human" can never be of type "Cat"."#
      ]
    )
    #expect(
      try errors("fragment F on Human { pet { ... on Cat { owner { ...F @relay(mask: false) } } } }") == [
        #"1:50 Cannot spread fragment "F" within itself."#
      ]
    )
    let circle = [
      "fragment A on Human { ...B @relay(mask: false) }", "fragment B on Human { ...A @relay(mask: false) }",
    ]
    #expect(
      try errors("query Q { human { ...A @relay(mask: false) } }", beside: circle) == [
        #"1:19 "A" has too many selections to be unmasked here. Remove "@relay"."#
      ]
    )
  }

  @Test("Fragments that would bring exponentially much, or too deep, are refused, quickly")
  func limits() throws {
    let message = "has too many selections to be unmasked here"
    var doubling = "fragment F30 on Human { id }"
    for level in 0..<30 {
      let next = "...F\(level + 1) @relay(mask: false)"
      doubling += " fragment F\(level) on Human { \(next) friends { ... on Human { \(next) } } }"
    }
    let found = try errors("query Q { human { ...F0 @relay(mask: false) } } " + doubling)
    #expect(!found.isEmpty && found.allSatisfy { $0.contains(message) })
    var chain = "fragment G200 on Human { id }"
    for level in 0..<200 { chain += " fragment G\(level) on Human { ...G\(level + 1) @relay(mask: false) }" }
    let deep = try errors("query Q { human { ...G150 @relay(mask: false) } } " + chain)
    #expect(!deep.isEmpty && deep.allSatisfy { $0.contains(message) })
    #expect(try errors("query Q { human { ...F29 @relay(mask: false) } } " + doubling).count < found.count)
  }

  @Test("A fragment with errors where it is defined brings what is right of it, and is no error where it is spread")
  func incomplete() throws {
    let source = Source("query Q { human { ...F @relay(mask: false) } }")
    let broken = try signatures(["fragment F on Human { nme name }"])
    let result = validate(try Document(parsing: source), schema: .forValidation, fragments: broken)
    guard case .valid(let document, _) = result else {
      Issue.record("invalid")
      return
    }
    #expect(document.isSalvaged)
    let context = CompilationContext(schema: .forValidation, namespace: "N", fragments: broken)
    let compilation = compile(source, in: context)
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.declarations.joined().contains("__IncompleteObject"))
    #expect(compilation.declarations.joined().contains("let name: String?"))
  }
}
