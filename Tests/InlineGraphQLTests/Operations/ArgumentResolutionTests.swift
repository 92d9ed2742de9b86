import DocumentComposition
import Testing

/// Replacing the arguments of a fragment by values.
@Suite struct ArgumentResolutionTests {
  private static let definitions: [FragmentArgument] = [
    .init(name: "n", defaultValue: nil),
    .init(name: "list", defaultValue: ("[Int]", "[1]")),
    .init(name: "text", defaultValue: ("String", "\"a$n ...F\"")),
  ]

  private func resolved(_ text: String, _ given: [String: String]) -> (text: String, spreads: [[String: String?]]) {
    var resolution = ArgumentResolution(FragmentArguments(given, for: Self.definitions), of: ["F": Self.definitions])
    var text = resolution.resolved(text[...])
    for (_, arguments) in resolution.spreads { text = text.replacing(arguments.suffix, with: "_") }
    return (text, resolution.spreads.map(\.arguments.values))
  }

  @Test(
    "REL-20: variables that are arguments become values; strings and other variables stay",
    arguments: [
      ("{a(x:$n)b}", "{a(x:5)b}"),
      ("{a(x:$n y:$m)}", "{a(x:5 y:$m)}"),
      ("{a(x:[$n$n 1$n])}", "{a(x:[5 5 1 5])}"),
      ("{a(x:\"$n \\\" $n\"y:$n)}", "{a(x:\"$n \\\" $n\"y:5)}"),
      ("{a(x:$nn)}", "{a(x:$nn)}"),
      ("{a(x:{y:$list z:1.5})}", "{a(x:{y:[1] z:1.5})}"),
      ("{a(x:$text)@skip(if:$m)}", "{a(x:\"a$n ...F\")@skip(if:$m)}"),
    ]
  )
  func values(text: String, expected: String) {
    #expect(resolved(text, ["n": "5"]).text == expected)
  }

  @Test("Each copy of a fragment has labels of its own")
  func labels() {
    let arguments = FragmentArguments(["n": "5"], for: Self.definitions)
    var resolution = ArgumentResolution(arguments, of: [:])
    let text = #"{...@defer(label:"F$defer$a"){b(label:"c" x:$n)}l@stream(label:"F$stream$l")}"#
    let suffix = arguments.suffix
    #expect(
      resolution.resolved(text[...])
        == #"{...@defer(label:"F$defer$a$\#(suffix)"){b(label:"c" x:5)}l@stream(label:"F$stream$l$\#(suffix)")}"#
    )
  }

  @Test(
    "REL-20: an argument without a value is left out where it is an argument, and null in a list",
    arguments: [
      ("{a(x:$n)b}", "{a b}"), ("{a(x:$n)}", "{a}"), ("{a(x:$n y:1)}", "{a( y:1)}"), ("{a(y:1 x:$n)}", "{a(y:1)}"),
      ("{a(x:$n y:$n){b}}", "{a{b}}"), ("{a(x:[$n 1])}", "{a(x:[null 1])}"), ("{a(x:{y:$n})}", "{a(x:{})}"),
      ("{a(x:$n)@skip(if:true)}", "{a@skip(if:true)}"),
    ]
  )
  func noValue(text: String, expected: String) {
    #expect(resolved(text, [:]).text == expected)
  }

  @Test(
    "REL-20: spreads are named by the values that they give",
    arguments: [
      ("{...F}", "{...F_}", ["n": nil]),
      ("{...F@arguments(n:1)a}", "{...F_ a}", ["n": "1"]),
      ("{...F@arguments(n:$n)@include(if:$m)}", "{...F_@include(if:$m)}", ["n": "5"]),
      ("{...F@arguments(n:$m list:[1[$n]{a:$m}])...G}", "{...F_...G}", ["n": "$m", "list": "[1[5]{a:$m}]"]),
      ("{...F@arguments(list:[]n:-1.5e3 text:\")(\")}", "{...F_}", ["n": "-1.5e3", "list": "[]", "text": "\")(\""]),
    ] as [(String, String, [String: String?])]
  )
  func spreads(text: String, expected: String, values: [String: String?]) {
    let result = resolved(text, ["n": "5"])
    #expect(result.text == expected)
    var all: [String: String?] = ["n": nil, "list": "[1]", "text": "\"a$n ...F\""]
    all.merge(values) { $1 }
    #expect(result.spreads == [all])
  }
}
