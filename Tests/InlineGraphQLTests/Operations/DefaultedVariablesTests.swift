import DocumentComposition
import Foundation
import InlineGraphQL
import Testing

/// Variables that may be absent, passed to arguments with default values.
@Suite struct DefaultedVariablesTests {
  /// A case of the table: the operation's variables and the argument, and what is sent of them.
  struct Example: CustomTestStringConvertible, Sendable {
    var variables: String
    var type: String
    var defaultValue: String?
    /// The definitions and the value, with `v_` for the name of the variable that is sent.
    var sent: String
    var values: [String: String]

    init(_ variables: String, _ type: String, _ defaultValue: String?, _ sent: String, _ values: [String: String] = [:])
    {
      (self.variables, self.type, self.defaultValue, self.sent) = (variables, type, defaultValue, sent)
      self.values = values
    }

    var testDescription: String { "\(variables) to \(type)\(defaultValue.map { " = \($0)" } ?? "")" }
  }

  private func compose(_ operation: String, _ fragments: [ComposedFragment<Void>]) -> DocumentComposer<Void> {
    DocumentComposer(of: operation, beginning: "query Q", spreading: fragments)
  }

  private func fragment(
    _ name: String,
    _ arguments: [FragmentArgument],
    _ selection: String,
    _ fragments: [ComposedFragment<Void>] = []
  ) -> ComposedFragment<Void> {
    ComposedFragment(
      identity: name,
      name: name,
      arguments: arguments,
      provided: [],
      definition: "fragment \(name) on T\(selection)",
      fragments: { fragments }
    )
  }

  @Test(
    "REL-20: a variable that may be absent is sent as one with the argument's default value",
    arguments: [
      Example("($v:Int)", "Int", "7", "($v_:Int=7) $v_"),
      Example("($v:Int)", "Int!", "7", "($v_:Int!=7) $v_"),
      Example("($v:Int)", "Int", "null", "($v_:Int=null) $v_"),
      Example("($v:[Color!])", "[Color]", "[RED]", "($v_:[Color]=[RED]) $v_"),
      Example("($v:Filter)", "Filter", "{a:\"x)$v\" b:[1]}", "($v_:Filter={a:\"x)$v\" b:[1]}) $v_"),
      Example("($v:Int=null)", "Int", "7", "($v_:Int=7) $v_"),
      // Nothing is absent, or there is no default value.
      Example("($v:Int)", "Int", nil, "($v:Int) $v"),
      Example("($v:Int!)", "Int", "7", "($v:Int!) $v"),
      Example("($v:Int=3)", "Int", "7", "($v:Int=3) $v"),
      Example("($v:Color=nullable)", "Color", "RED", "($v:Color=nullable) $v"),
      Example("($v:[Int!]!)", "[Int!]", "[7]", "($v:[Int!]!) $v"),
    ]
  )
  func sent(_ example: Example) throws {
    let argument = FragmentArgument(name: "n", defaultValue: example.defaultValue.map { (example.type, $0) })
    let composer = compose(
      "query Q\(example.variables){...F@arguments(n:$v)}",
      [fragment("F", [argument], "{a(x:$n)}")]
    )
    let lines = composer.text.split(separator: "\n").map(String.init)
    let name = composer.defaulted.first?.name
    let value = try #require(lines[1].split(separator: ":").last).dropLast(2)
    let variables = lines[0].dropFirst("query Q".count).prefix { $0 != "{" || example.type == "Filter" }
    let sent = "\(variables.components(separatedBy: "{...F")[0]) \(value)"
    #expect(name.map { sent.replacing($0, with: "v_") } ?? sent == example.sent)
    #expect(composer.unsentVariables == (name == nil ? [] : ["v"]))
  }

  @Test("REL-20: equal uses share a variable, others have their own, and the operation's stays where it is used")
  func shared() {
    let seven = FragmentArgument(name: "n", defaultValue: ("Int", "7"))
    let eight = FragmentArgument(name: "m", defaultValue: ("Int", "8"))
    // H is given what G was given, which is never absent.
    let h = fragment("H", [eight], "{c(x:$m)}")
    let g = fragment("G", [seven], "{b(x:$n)...H@arguments(m:$n)}", [h])
    let composer = compose(
      "query Q($v:Int){...G@arguments(n:$v)o{...G@arguments(n:$v)}p{...H@arguments(m:$v)}q(x:[$v])}",
      [g, h]
    )
    let names = composer.defaulted.map(\.name)
    #expect(names.count == 2 && Set(names).count == 2)
    guard names.count == 2 else { return }
    #expect(composer.text.hasPrefix("query Q($v:Int$\(names[0]):Int=7$\(names[1]):Int=8){"))
    #expect(composer.text.contains("{b(x:$\(names[0]))"))
    #expect(composer.text.contains("{c(x:$\(names[0]))}") && composer.text.contains("{c(x:$\(names[1]))}"))
    #expect(composer.text.split(separator: "\n").count == 4)
    #expect(composer.unsentVariables.isEmpty)
  }

  @Test("REL-20: no variable of the operation has the name already")
  func collision() throws {
    let f = fragment("F", [FragmentArgument(name: "n", defaultValue: ("Int", "7"))], "{a(x:$n)}")
    let name = try #require(compose("query Q($v:Int){...F@arguments(n:$v)}", [f]).defaulted.first).name
    let composer = compose("query Q($v:Int$\(name):Int!){a(x:$\(name))...F@arguments(n:$v)}", [f])
    #expect(composer.defaulted.map(\.name) == [name + "_"])
    #expect(composer.text.hasPrefix("query Q($\(name):Int!$\(name)_:Int=7)"))
  }
}
