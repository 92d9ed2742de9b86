import Testing

@testable import GraphQLProject

/// Properties that the initializers which a macro adds would leave without a value.
@Suite struct StoredPropertiesTests {
  private func found(_ body: String) -> String? {
    let swift = "@GraphQLFragment(\"fragment F on A { b }\")\nstruct F: Hashable {\n\(body)\n}\nlet outside: Int"
    let literal = graphQLLiterals(in: Array(swift.utf8)).first
    return literal?.propertyWithoutValue.map { String(decoding: Array(swift.utf8)[$0], as: UTF8.self) }
  }

  @Test(
    "A property without a value is found",
    arguments: [
      "let x: Int", "var x: Int", "private let x: [String: Int]", "private(set) public var x: Int // = 1",
      "let x: Int?",
      "var a = 1\nlet x: A.B<C, D>\nvar c = 2", "let x: (Int) -> Int\nfunc f() {}", "let x: Int; var y = 1",
      "func f() { let a: Int }\nlet x: Int", "static let a: Int = 1\nlet x: any A & B", "let x: (a: Int, b: Int)",
      "struct A { let b: Int }\nvar x: A", "var a: Int { get { 1 } }\nlet x: Int",
      "var a = if let b = c { b } else { 1 }\nlet x: Int",
      "var a: Int?\nvar x: Int", "let x:\n  Int", "let x: (Int) ->\n  Int\nlet y = 1", "let a = \"}\"\nlet x: Int",
      "let a = 1, x: Int", "init() { self.a = 1 }\nlet x: Int", "@Wrapped var a: Int\nlet x: Int",
      "lazy var a = 1\nlet x: Int",
    ]
  )
  func without(_ body: String) {
    #expect(found(body) == "x")
  }

  @Test("A name in backticks", arguments: ["`let`", "`in`"])
  func quoted(_ name: String) {
    #expect(found("let \(name): Int") == name)
  }

  @Test(
    "All others have one",
    arguments: [
      "", "let x = 1", "let x: Int = 1", "var x: Int?", "var x: Int!", "var x: Int { 1 }", "var x: Int\n{ 1 }",
      "let x: Int\n  = 1",
      "static let x: Int", "static var x: Int { 1 }", "lazy var x: Int = 1", "@State var x: Int",
      "@Wrapped(1) private var x: Int",
      "func f(let: Int) { var x: Int }", "enum A { case x(y: Int) }", "let (x, y) = (1, 2)",
      "let x = f { let y: Int; return y }",
      "var x = if case let y? = z { y } else { 1 }", "let x = a.let, y = 2", "// let x: Int", "/* let x: Int */",
      "let x = \"let y: Int\"",
      "subscript(x: Int) -> Int { x }", "init(x: Int) {}", "typealias X = Int", "#if A\nlet x: Int\n#endif",
      "var x: A<B, C> = .init()", "let x: (Int) -> Int = { $0 }", "var x: Int { didSet {} }", "var a, b: Int?",
    ]
  )
  func with(_ body: String) {
    #expect(found(body) == nil)
  }
}
