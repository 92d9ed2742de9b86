import InlineGraphQL
import SeededRandomness

/// A random response to `Page`, in random payloads of one of the formats.
struct SplitResponse {
  /// What arrives later: the members of an object, or the elements of a list.
  fileprivate struct Part {
    var path: [JSONPath.Component]
    var label: String?
    var members = GraphQLJSONObject()
    var items: [GraphQLJSONValue] = []
    var isList: Bool
    /// The parts inside.
    var inside: [Part] = []
  }

  private enum Format: CaseIterable { case identified, paths, oldest }

  private var random: SeededRandom
  private let format: Format
  private var nextID = 0
  /// The data, merged as slowly as simply.
  private(set) var whole = GraphQLJSONValue.null

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    format = Format.allCases[Int(seed % 3)]
  }

  /// Returns the payloads.
  mutating func payloads() -> [String] {
    var waiting: [Part] = []
    let data = page(&waiting)
    whole = data
    var payloads: [String] = []
    var open = waiting.map { ($0, id: takeID()) }
    let pending = format == .identified ? #","pending":[\#(announcements(of: open))]"# : ""
    payloads.append(#"{"data":\#(data)\#(pending),"hasNext":\#(!open.isEmpty)}"#)
    while !open.isEmpty {
      var (patches, announced, completed) = ([] as [String], [] as [String], [] as [String])
      for _ in 0..<(format == .oldest ? 1 : Int.random(in: 1...3, using: &random)) where !open.isEmpty {
        let index = Int.random(in: open.indices, using: &random)
        var (part, id) = open[index]
        if format == .identified || format == .paths, part.isList, part.items.count > 1 || Bool.random(using: &random),
          !part.items.isEmpty
        {
          // Some of the elements.
          let count = Int.random(in: 1...part.items.count, using: &random)
          patches.append(patch(part, id, items: Array(part.items.prefix(count))))
          merge(part, items: Array(part.items.prefix(count)))
          part.items.removeFirst(count)
          part.path[part.path.count - 1] = part.nextIndex(count)
        } else if format == .oldest, part.isList, !part.items.isEmpty {
          patches.append(patch(part, id, items: [part.items[0]]))
          merge(part, items: [part.items[0]])
          part.items.removeFirst()
          part.path[part.path.count - 1] = part.nextIndex(1)
        } else if !part.isList {
          patches += patchesOfMembers(of: part, id)
          merge(part, items: [])
          part.members = GraphQLJSONObject()
        }
        let inside = part.takeArrived().map { ($0, id: takeID()) }
        if part.items.isEmpty { open.remove(at: index) } else { open[index].0 = part }
        announced.append(announcements(of: inside))
        open += inside
        guard part.items.isEmpty else { continue }
        completed.append(#"{"id":"\#(id)"}"#)
      }
      let hasNext = #""hasNext":\#(!open.isEmpty)"#
      announced.removeAll { $0.isEmpty }
      switch format {
      case .identified:
        let members = [
          announced.isEmpty ? nil : #""pending":[\#(announced.joined(separator: ","))]"#,
          patches.isEmpty ? nil : #""incremental":[\#(patches.joined(separator: ","))]"#,
          completed.isEmpty ? nil : #""completed":[\#(completed.joined(separator: ","))]"#,
        ]
        payloads.append("{" + (members.compactMap { $0 } + [hasNext]).joined(separator: ",") + "}")
      case .paths: payloads.append(#"{"incremental":[\#(patches.joined(separator: ","))],\#(hasNext)}"#)
      case .oldest:
        payloads.append(patches.isEmpty ? "{\(hasNext)}" : patches[0].dropLast() + ",\(hasNext)}")
      }
    }
    return payloads
  }

  private mutating func takeID() -> Int {
    nextID += 1
    return nextID
  }

  private func announcements(of parts: [(Part, id: Int)]) -> String {
    parts.map { part, id in
      let path = part.isList ? Array(part.path.dropLast()) : part.path
      let label = part.label.map { #","label":"\#($0)""# } ?? ""
      return #"{"id":"\#(id)","path":\#(text(path))\#(label)}"#
    }.joined(separator: ",")
  }

  private func text(_ path: [JSONPath.Component]) -> String {
    GraphQLJSONValue.array(
      path.map { component in
        switch component {
        case .key(let key): .string(key)
        case .index(let index): .int(index)
        }
      }
    ).description
  }

  private func patch(_ part: Part, _ id: Int, items: [GraphQLJSONValue]) -> String {
    switch format {
    case .identified: #"{"id":"\#(id)","items":\#(GraphQLJSONValue.array(items))}"#
    case .paths: #"{"path":\#(text(part.path)),"items":\#(GraphQLJSONValue.array(items))}"#
    case .oldest: #"{"path":\#(text(part.path)),"data":\#(items[0])}"#
    }
  }

  /// Returns the members in one patch, or with identifiers in one for each member.
  private mutating func patchesOfMembers(of part: Part, _ id: Int) -> [String] {
    if format == .identified, Bool.random(using: &random) {
      return part.members.map { name, value in #"{"id":"\#(id)","data":\#(GraphQLJSONValue.object([name: value]))}"# }
    }
    let data = GraphQLJSONValue.object(part.members)
    if format == .identified { return [#"{"id":"\#(id)","data":\#(data)}"#] }
    return [#"{"path":\#(text(part.path)),"label":"\#(part.label ?? "")","data":\#(data)}"#]
  }

  // The slow oracle.

  private mutating func merge(_ part: Part, items: [GraphQLJSONValue]) {
    whole = Self.merged(whole, at: (part.isList ? part.path.dropLast() : part.path[...]), part.members, items)
  }

  private static func merged(
    _ value: GraphQLJSONValue,
    at path: ArraySlice<JSONPath.Component>,
    _ members: GraphQLJSONObject,
    _ items: [GraphQLJSONValue]
  ) -> GraphQLJSONValue {
    switch (value, path.first) {
    case (.object(var object), .key(let key)?):
      object[key] = merged(object[key] ?? .null, at: path.dropFirst(), members, items)
      return .object(object)
    case (.array(var elements), .index(let index)?):
      elements[index] = merged(elements[index], at: path.dropFirst(), members, items)
      return .array(elements)
    case (.object(var object), nil):
      for (name, value) in members { object[name] = object[name].map { both($0, value) } ?? value }
      return .object(object)
    case (.array(let elements), nil): return .array(elements + items)
    default: return value
    }
  }

  private static func both(_ left: GraphQLJSONValue, _ right: GraphQLJSONValue) -> GraphQLJSONValue {
    switch (left, right) {
    case (.object(var object), .object(let other)):
      for (name, value) in other { object[name] = object[name].map { both($0, value) } ?? value }
      return .object(object)
    case (.array(let elements), .array(let others)): return .array(zip(elements, others).map { both($0, $1) })
    default: return left
    }
  }

  // The response to `Page`.

  private mutating func page(_ parts: inout [Part]) -> GraphQLJSONValue {
    let hero = Bool.random(using: &random) ? hero(&parts) : .null
    var list = Part(path: [.key("heroes"), .index(0)], isList: true)
    var first: [GraphQLJSONValue] = []
    for index in 0..<Int.random(in: 0...3, using: &random) {
      var inside: [Part] = []
      let element = element(at: [.key("heroes"), .index(index)], &inside)
      if index == 0, Bool.random(using: &random) {
        first.append(element)
        parts += inside
        list.path[1] = .index(1)
      } else {
        list.items.append(element)
        list.inside += inside
      }
    }
    parts.append(list)
    return .object(["hero": hero, "heroes": .array(first)])
  }

  private mutating func hero(_ parts: inout [Part]) -> GraphQLJSONValue {
    let path: [JSONPath.Component] = [.key("hero")]
    let isDroid = Bool.random(using: &random)
    let count = Int.random(in: 0...2, using: &random)
    var details = Part(path: path, label: "Page$defer$details", isList: false)
    details.members["appearsIn"] = .array([.string("JEDI")])
    details.members["friends"] = .array((0..<count).map { .object(["name": .string("friend \($0)")]) })
    for index in 0..<count {
      var more = Part(path: path + [.key("friends"), .index(index)], label: "Page$defer$more", isList: false)
      more.members["appearsIn"] = .array([.null, .string("EMPIRE")])
      details.inside.append(more)
    }
    parts.append(details)
    if isDroid {
      var droid = Part(path: path, label: "Page$defer$droid", isList: false)
      droid.members["primaryFunction"] = Bool.random(using: &random) ? .null : .string("\u{e9}\"")
      parts.append(droid)
    }
    var card = Part(path: path, label: "Page$defer$card", isList: false)
    var pages = Part(path: path, label: "PartCard$defer$pages", isList: false)
    pages.members["appearsIn"] = .array([.string("JEDI")])
    card.inside = [pages]
    parts.append(card)
    return .object([
      "__typename": .string(isDroid ? "Droid" : "Human"), "id": .string("1"), "name": .string("hero"),
      "friends": .array((0..<count).map { .object(["__typename": .string("Human"), "id": .string("\($0)")]) }),
    ])
  }

  private mutating func element(at path: [JSONPath.Component], _ parts: inout [Part]) -> GraphQLJSONValue {
    let isHuman = Bool.random(using: &random)
    if isHuman {
      var tall = Part(path: path, label: "Page$defer$tall", isList: false)
      tall.members["height"] = .double(1.5)
      parts.append(tall)
    }
    var friends = Part(path: path + [.key("friends"), .index(0)], isList: true)
    for index in 0..<Int.random(in: 0...3, using: &random) {
      friends.items.append(
        .object(["__typename": .string("Droid"), "id": .string("f\(index)"), "name": .string("friend")])
      )
    }
    parts.append(friends)
    return .object([
      "__typename": .string(isHuman ? "Human" : "Droid"), "id": .string("e"), "name": .string("element"),
      "friends": .array([]),
    ])
  }
}

extension SplitResponse.Part {
  /// Removes and returns the parts of what has arrived.
  fileprivate mutating func takeArrived() -> [SplitResponse.Part] {
    guard isList, case .index(let next)? = path.last else {
      defer { inside = [] }
      return inside
    }
    let depth = path.count - 1
    func hasArrived(_ part: SplitResponse.Part) -> Bool {
      if case .index(let index) = part.path[depth] { index < next } else { true }
    }
    defer { inside.removeAll { hasArrived($0) } }
    return inside.filter { hasArrived($0) }
  }

  /// The last component of the path after some elements have arrived.
  fileprivate func nextIndex(_ count: Int) -> JSONPath.Component {
    if case .index(let index)? = path.last { .index(index + count) } else { .index(0) }
  }
}
