import InlineGraphQL

/// The members of an object that a server is to receive.
struct Received {
  private(set) var members = GraphQLJSONObject()

  var json: GraphQLJSONValue { .object(members) }

  /// Adds the value for a key, or its default, and returns the value to send.
  mutating func add<Value>(_ key: String, _ given: Given<Value>, default defaultValue: GraphQLJSONValue? = nil) -> Value
  {
    if let json = given.json ?? defaultValue { members[key] = json }
    return given.value
  }

  mutating func add<Value>(_ key: String, _ pair: Pair<Value>) -> Value {
    members[key] = pair.json
    return pair.value
  }
}

extension Generator {
  mutating func everything(depth: Int) -> Pair<Echo.Everything> {
    var received = Received()
    let none: Given<GraphQLNullable<Echo.Everything>> = (.none, nil)
    let input = Echo.Everything(
      int: received.add("int", nullable { $0.int() }),
      float: received.add("float", nullable { $0.float() }),
      string: received.add("string", nullable { $0.string() }),
      boolean: received.add("boolean", nullable { $0.boolean() }),
      id: received.add("id", nullable { $0.string() }),
      color: received.add("color", nullable { $0.color() }),
      required: received.add("required", int()),
      count: received.add("count", defaulted { $0.int() }, default: 5),
      tint: received.add("tint", defaulted { $0.color() }, default: "DARK_BLUE"),
      label: received.add("label", nullable { $0.string() }, default: "label"),
      date: received.add("date", nullable { $0.date() }),
      json: received.add("json", nullable { $0.json() }),
      ints: received.add("ints", nullable { $0.list { $0.element { $0.int() } } }),
      matrix: received.add("matrix", nullable { $0.list { $0.element { $0.list { $0.int() } } } }),
      child: received.add("child", depth == 0 ? none : nullable { $0.everything(depth: depth - 1) }),
      children: received.add(
        "children",
        depth == 0 ? (.none, nil) : nullable { $0.list { $0.everything(depth: depth - 1) } }
      ),
      choice: received.add("choice", depth == 0 ? (.none, nil) : nullable { $0.choice(depth: depth - 1) })
    )
    return (input, received.json)
  }

  mutating func choice(depth: Int) -> Pair<Echo.Choice> {
    switch Int.random(in: 0..<(depth > 0 ? 5 : 3), using: &self) {
    case 0:
      let (value, json) = int()
      return (.int(value), ["int": json])
    case 1:
      let (value, json) = string()
      return (.name(value), ["name": json])
    case 2:
      let (value, json) = list { $0.int() }
      return (.list(value), ["list": json])
    case 3:
      let (value, json) = everything(depth: depth - 1)
      return (.everything(value), ["everything": json])
    default:
      let (value, json) = choice(depth: depth - 1)
      return (.choice(value), ["choice": json])
    }
  }

  mutating func variables() -> Pair<Send.Variables> {
    var received = Received()
    let variables = Send.Variables(
      int: received.add("int", nullable { $0.int() }),
      float: received.add("float", nullable { $0.float() }),
      string: received.add("string", nullable { $0.string() }),
      boolean: received.add("boolean", nullable { $0.boolean() }),
      id: received.add("id", nullable { $0.string() }),
      color: received.add("color", nullable { $0.color() }),
      requiredInt: received.add("requiredInt", int()),
      requiredString: received.add("requiredString", string()),
      count: received.add("count", defaulted { $0.int() }, default: 11),
      tint: received.add("tint", defaulted { $0.color() }, default: "DARK_BLUE"),
      names: received.add("names", defaulted { $0.list { $0.string() } }, default: ["b", "c"]),
      page: received.add("page", nullable { $0.int() }, default: 21),
      size: received.add("size", nullable { $0.int() }, default: 30),
      date: received.add("date", nullable { $0.date() }),
      link: received.add("link", nullable { $0.link() }),
      uuid: received.add("uuid", nullable { $0.uuid() }),
      amount: received.add("amount", nullable { $0.amount() }),
      json: received.add("json", nullable { $0.json() }),
      ints: received.add("ints", nullable { $0.list { $0.element { $0.int() } } }),
      colors: received.add("colors", nullable { $0.list { $0.color() } }),
      matrix: received.add("matrix", nullable { $0.list { $0.element { $0.list { $0.int() } } } }),
      cube: received.add("cube", nullable { $0.list { $0.list { $0.list { $0.element { $0.float() } } } } }),
      everything: received.add("everything", nullable { $0.everything(depth: 3) }),
      many: received.add("many", nullable { $0.list { $0.element { $0.everything(depth: 1) } } }),
      choice: received.add("choice", nullable { $0.choice(depth: 3) }),
      choices: received.add("choices", nullable { $0.list { $0.list { $0.choice(depth: 1) } } })
    )
    return (variables, received.json)
  }

  /// Returns nested input objects.
  mutating func nested(levels: Int) -> Pair<Echo.Everything> {
    var (value, json) = (
      Echo.Everything(required: 0),
      ["required": 0, "count": 5, "tint": "DARK_BLUE", "label": "label"] as GraphQLJSONValue
    )
    for level in 1...levels {
      value = Echo.Everything(required: level, child: .some(value))
      json = ["required": .int(level), "count": 5, "tint": "DARK_BLUE", "label": "label", "child": json]
    }
    return (value, json)
  }
}
