import Testing

@testable import GraphQLCompiler

/// From the written to the sent document.
struct SentDefinitionTests {
  @Test(
    "APO-04, REL-24: what is sent of what is written",
    arguments: [
      // The root stays as it is written.
      ("query Q { a }", "query Q{a}"),
      ("query Q { a __typename b { c } }", "query Q{a __typename b{__typename c}}"),
      // Everywhere else __typename comes first and once.
      ("query Q { a { b { c } d } }", "query Q{a{__typename b{__typename c}d}}"),
      ("query Q { a { b __typename c __typename } }", "query Q{a{__typename b c}}"),
      ("query Q { a { __typename } }", "query Q{a{__typename}}"),
      ("fragment F on T { a { b } }", "fragment F on T{__typename a{__typename b}}"),
      ("fragment F on T { a __typename }", "fragment F on T{__typename a}"),
      // Under another key or on a condition it is a field like any other.
      ("query Q { a { kind: __typename } }", "query Q{a{__typename kind:__typename}}"),
      ("query Q { a { __typename @skip(if: true) b } }", "query Q{a{__typename __typename@skip(if:true)b}}"),
      // Inline fragments select from the same object.
      ("query Q { a { ... on T { __typename b } c } }", "query Q{a{__typename ...on T{b}c}}"),
      ("query Q { a { ... { __typename } } }", "query Q{a{__typename ...{__typename}}}"),
      ("query Q { ... on T { __typename b { c } } }", "query Q{...on T{__typename b{__typename c}}}"),
      // Directives for the compiler are not for the server.
      (
        "query Q { a @connection(key: \"k\") { ...F @arguments(n: 5) @include(if: true) ...G @relay(mask: false) } }",
        "query Q{a{__typename ...F@include(if:true)...G}}"
      ),
      (
        "fragment F on T @argumentDefinitions(n: {type: \"Int\"}) @refetchable(queryName: \"Q\") @live { a }",
        "fragment F on T@live{__typename a}"
      ),
      // Descriptions are for readers.
      ("\"An operation.\" query Q(\"A variable.\" $v: Int) { a(v: $v) }", "query Q($v:Int){a(v:$v)}"),
      ("\"A fragment.\" fragment F on T { a }", "fragment F on T{__typename a}"),
    ]
  )
  func sent(written: String, expected: String) throws {
    let document = try Document(parsing: Source(written))
    let sent =
      switch try #require(document.definitions.first) {
      case .operation(let operation): Definition.operation(operation.sent())
      case .fragment(let fragment): Definition.fragment(fragment.sent())
      default: try #require(nil as Definition?)
      }
    #expect(sent.minified() == expected)
  }
}
