import Foundation
import InlineGraphQL
import Measuring

/// Prints the speed for unreasonable responses, and how the time grows with their size.
func showWorstCases() throws {
  print("\nworst case                                   size      speed    four times the size takes")
  let seats = Queries.Seats()
  try show("members in reverse order", 2_500) { count in
    list(count) {
      #"{"holder":null,"price":{"currency":"EUR","amount":\#($0)},"status":"DRAFT","row":1,"id":"s\#($0)"}"#
    }
  } read: {
    try seats.decodeResponse($0)
  }
  try show("__typename last, of interfaces", 2_500) { count in
    list(count) {
      #"{"id":"\#($0)","createdAt":"2026-01-02","author":{"id":"u","name":"n"},"text":"t","likeCount":1,"#
        + #""subject":{"id":"u","name":"n"},"__typename":"Note"}"#
    }
  } read: {
    try Queries.Timeline().decodeResponse($0)
  }
  try show("an object with unknown members before", 25_000) { count in
    object("{\(members(count)),\"samples\":null}")
  } read: {
    try Queries.Samples().decodeResponse($0)
  }
  try show("a list of nulls", 250_000) { count in
    object(#"{"samples":[\#(String(repeating: "null,", count: count - 1))null]}"#)
  } read: {
    try Queries.Samples().decodeResponse($0)
  }
  try show("one string", 12_500_000) { count in
    object(#"{"text":"\#(String(repeating: "x", count: count))"}"#)
  } read: {
    try Queries.Text().decodeResponse($0)
  }
  // A block of 50 MB gets new memory pages each time, which take the system longer than filling them takes this
  // library.
  try show("the same, copied by String", 12_500_000) { count in
    Foundation.Data(repeating: UInt8(ascii: "x"), count: count)
  } read: {
    String(decoding: $0, as: UTF8.self)
  }
  try showDiamonds()
  showTypeDispatch()
}

/// Prints the cost of diamonds, in which two fragments spread the same third one, in 4 and in 16 nested objects.
private func showDiamonds() throws {
  let node = (0..<16).reduce(#"{"__typename":"Node","id":"0"}"#) { child, index in
    #"{"__typename":"Node","id":"\#(index)","child":\#(child)}"#
  }
  let body = object(#"{"node":\#(node)}"#)
  let few = try time { blackHole(try Queries.FewDiamonds().decodeResponse(body)) }
  let many = try time { blackHole(try Queries.Diamonds().decodeResponse(body)) }
  print(String(format: "diamonds of fragments: 4 take %.0f µs, 16 take %.0f µs", few * 1e6, many * 1e6))
}

/// Prints the cost of finding a type among others.
private func showTypeDispatch() {
  for count in [3, 300] {
    let names = (0..<count).map { "ImplementationNumber\($0)" }
    let conditions = __TypeConditions(names.joined(separator: " "), names[0])
    let seconds = time { for name in names { blackHole(conditions.matches(name)) } } / Double(count)
    print(String(format: "one of %d types is looked up in %.0f ns", count, seconds * 1e9))
  }
}

private func show<T>(
  _ name: String,
  _ count: Int,
  _ body: (_ count: Int) -> Foundation.Data,
  read: (_ body: Foundation.Data) throws -> T
) throws {
  let (small, large) = (body(count), body(4 * count))
  let ratio = try median(
    (0..<5).map { _ in try time { blackHole(try read(large)) } / time { blackHole(try read(small)) } }
  )
  let speed = Double(large.count) / 1e6 / (try time { blackHole(try read(large)) })
  print(
    name.padding(toLength: 40, withPad: " ", startingAt: 0),
    String(format: "%5.1f MB %5.0f MB/s   %.1f times the time", Double(large.count) / 1e6, speed, ratio)
  )
}

private func object(_ data: String) -> Foundation.Data {
  Foundation.Data(#"{"data":\#(data)}"#.utf8)
}

private func list(_ count: Int, _ element: (Int) -> String) -> Foundation.Data {
  object(#"{"items":[\#((0..<count).map(element).joined(separator: ","))]}"#)
}

private func members(_ count: Int) -> String {
  (0..<count).map { #""unknown\#($0)":[{}]"# }.joined(separator: ",")
}

extension Queries {
  #graphql("query Samples { samples } query Text { text }")

  #graphql(
    """
    query Diamonds { node { ...Diamond0 } }
    query FewDiamonds { node { ...Diamond12 } }
    fragment Diamond0 on Node { id ...Left0 ...Right0 }
    fragment Left0 on Node { child { ...Diamond1 } }
    fragment Right0 on Node { child { ...Diamond1 } }
    fragment Diamond1 on Node { id ...Left1 ...Right1 }
    fragment Left1 on Node { child { ...Diamond2 } }
    fragment Right1 on Node { child { ...Diamond2 } }
    fragment Diamond2 on Node { id ...Left2 ...Right2 }
    fragment Left2 on Node { child { ...Diamond3 } }
    fragment Right2 on Node { child { ...Diamond3 } }
    fragment Diamond3 on Node { id ...Left3 ...Right3 }
    fragment Left3 on Node { child { ...Diamond4 } }
    fragment Right3 on Node { child { ...Diamond4 } }
    fragment Diamond4 on Node { id ...Left4 ...Right4 }
    fragment Left4 on Node { child { ...Diamond5 } }
    fragment Right4 on Node { child { ...Diamond5 } }
    fragment Diamond5 on Node { id ...Left5 ...Right5 }
    fragment Left5 on Node { child { ...Diamond6 } }
    fragment Right5 on Node { child { ...Diamond6 } }
    fragment Diamond6 on Node { id ...Left6 ...Right6 }
    fragment Left6 on Node { child { ...Diamond7 } }
    fragment Right6 on Node { child { ...Diamond7 } }
    fragment Diamond7 on Node { id ...Left7 ...Right7 }
    fragment Left7 on Node { child { ...Diamond8 } }
    fragment Right7 on Node { child { ...Diamond8 } }
    fragment Diamond8 on Node { id ...Left8 ...Right8 }
    fragment Left8 on Node { child { ...Diamond9 } }
    fragment Right8 on Node { child { ...Diamond9 } }
    fragment Diamond9 on Node { id ...Left9 ...Right9 }
    fragment Left9 on Node { child { ...Diamond10 } }
    fragment Right9 on Node { child { ...Diamond10 } }
    fragment Diamond10 on Node { id ...Left10 ...Right10 }
    fragment Left10 on Node { child { ...Diamond11 } }
    fragment Right10 on Node { child { ...Diamond11 } }
    fragment Diamond11 on Node { id ...Left11 ...Right11 }
    fragment Left11 on Node { child { ...Diamond12 } }
    fragment Right11 on Node { child { ...Diamond12 } }
    fragment Diamond12 on Node { id ...Left12 ...Right12 }
    fragment Left12 on Node { child { ...Diamond13 } }
    fragment Right12 on Node { child { ...Diamond13 } }
    fragment Diamond13 on Node { id ...Left13 ...Right13 }
    fragment Left13 on Node { child { ...Diamond14 } }
    fragment Right13 on Node { child { ...Diamond14 } }
    fragment Diamond14 on Node { id ...Left14 ...Right14 }
    fragment Left14 on Node { child { ...Diamond15 } }
    fragment Right14 on Node { child { ...Diamond15 } }
    fragment Diamond15 on Node { id ...Left15 ...Right15 }
    fragment Left15 on Node { child { ...Diamond16 } }
    fragment Right15 on Node { child { ...Diamond16 } }
    fragment Diamond16 on Node { id }
    """
  )
}
