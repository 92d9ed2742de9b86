/// A condition on the fields of a model.
///
/// ```swift
/// let post = Post.keys
/// client.request(.list(Post.self, where: post.title.beginsWith("T") && (post.rating > 3 || !(post.draft == true))))
/// ```
public struct ModelPredicate<M: Model>: Sendable {
  indirect enum Node: Sendable {
    case all
    case comparison(field: StaticString, operator: StaticString, value: any GraphQLInputValue)
    case and([Node])
    case or([Node])
    case not(Node)
  }

  let node: Node

  init(_ node: Node) { self.node = node }

  init(_ field: StaticString, _ operator: StaticString, _ value: any GraphQLInputValue) {
    node = .comparison(field: field, operator: `operator`, value: value)
  }

  /// Matches models whose fields have all these values.
  init(_ fields: [StaticString], equal values: [GraphQLJSONValue]) {
    self = zip(fields, values).reduce(.all) { $0 && ModelPredicate($1.0, "eq", $1.1) }
  }

  /// The predicate that matches every model.
  public static var all: ModelPredicate { ModelPredicate(.all) }

  /// Matches models that both predicates match.
  public static func && (left: ModelPredicate, right: ModelPredicate) -> ModelPredicate {
    switch (left.node, right.node) {
    case (.all, _): right
    case (_, .all): left
    // Only the left side is flattened, so a group in parentheses on the right stays a group.
    case (.and(let nodes), let right): ModelPredicate(.and(nodes + [right]))
    case (let left, let right): ModelPredicate(.and([left, right]))
    }
  }

  /// Matches models that either predicate matches.
  public static func || (left: ModelPredicate, right: ModelPredicate) -> ModelPredicate {
    switch (left.node, right.node) {
    case (.all, _), (_, .all): .all
    case (.or(let nodes), let right): ModelPredicate(.or(nodes + [right]))
    case (let left, let right): ModelPredicate(.or([left, right]))
    }
  }

  /// Matches models that the predicate does not match.
  public static prefix func ! (predicate: ModelPredicate) -> ModelPredicate {
    ModelPredicate(.not(predicate.node))
  }

  var isAll: Bool {
    if case .all = node { true } else { false }
  }
}

extension ModelPredicate: GraphQLInputValue {
  /// Writes the predicate as the input object `ModelXFilterInput` or `ModelXConditionInput`.
  public func write(to writer: inout JSONWriter) { node.write(to: &writer) }
}

extension ModelPredicate.Node: GraphQLInputValue {
  func write(to writer: inout JSONWriter) {
    writer.writeObject { object in
      switch self {
      case .all: break
      case .comparison(let field, let name, let value):
        object.write(field) { $0.writeObject { $0.write(name) { value.write(to: &$0) } } }
      case .and(let nodes): object.write("and", nodes)
      case .or(let nodes): object.write("or", nodes)
      case .not(let node): object.write("not", node)
      }
    }
  }
}
