/// A query that lists models by an index; generated.
///
/// ```swift
/// client.request(.list(by: Comment.Index.commentsByPost, "post 1", sortKey: .beginsWith("a"), sort: .descending))
/// ```
///
/// `Partition` is the type of the field whose value all listed models have.
public struct ModelIndex<M: Model, Partition: GraphQLInputValue>: Sendable {
  /// The fields by which an index sorts.
  public struct SortKey: Sendable {
    let argument: StaticString
    let type: StaticString
    let fields: [StaticString]

    /// Creates a sort key.
    ///
    /// - Parameters:
    ///   - argument: The argument for conditions on the fields.
    ///   - type: The argument's type.
    ///   - fields: The fields, in order.
    public init(_ argument: StaticString, _ type: StaticString, _ fields: [StaticString]) {
      self.argument = argument
      self.type = type
      self.fields = fields
    }
  }

  let rootField: StaticString
  let partition: ModelDescription.KeyField
  let sortKey: SortKey?

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - rootField: The query.
  ///   - partition: The field whose value all listed models have, with the type of its argument.
  ///   - sortKey: The fields by which they are sorted, if there are any.
  public init(_ rootField: StaticString, _ partition: ModelDescription.KeyField, sortedBy sortKey: SortKey? = nil) {
    self.rootField = rootField
    self.partition = partition
    self.sortKey = sortKey
  }
}

/// A condition on the fields by which an index sorts.
///
/// Where there are several fields, there is a value for each, in their order.
public struct ModelKeyCondition: Sendable {
  let name: StaticString
  let values: [[any GraphQLInputValue]]

  /// Those with these values.
  public static func eq(_ values: any GraphQLInputValue...) -> Self { .init(name: "eq", values: [values]) }

  /// Those before.
  public static func lt(_ values: any GraphQLInputValue...) -> Self { .init(name: "lt", values: [values]) }

  /// Those with these values and those before.
  public static func le(_ values: any GraphQLInputValue...) -> Self { .init(name: "le", values: [values]) }

  /// Those behind.
  public static func gt(_ values: any GraphQLInputValue...) -> Self { .init(name: "gt", values: [values]) }

  /// Those with these values and those behind.
  public static func ge(_ values: any GraphQLInputValue...) -> Self { .init(name: "ge", values: [values]) }

  /// Those whose values begin so; of the last field, and with fewer fields than there are.
  public static func beginsWith(_ values: any GraphQLInputValue...) -> Self {
    .init(name: "beginsWith", values: [values])
  }

  /// Those from the one to the other.
  public static func between(_ start: any GraphQLInputValue..., and end: any GraphQLInputValue...) -> Self {
    .init(name: "between", values: [start, end])
  }

  /// As it is sent for an index that sorts by `fields`.
  func input(for fields: [StaticString]) -> JSONValue {
    let values = values.map { values -> JSONValue in
      let values = values.map { JSONValue(sending: $0) }
      if fields.count == 1 { return values[0] }
      var object = JSONObject()
      for (field, value) in zip(fields, values) { object["\(field)"] = value }
      return .object(object)
    }
    var condition = JSONObject()
    condition["\(name)"] = values.count == 1 ? values[0] : .array(values)
    return .object(condition)
  }
}

extension GraphQLOperation {
  /// A request for a list of models by an index.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - partition: The value of its first field.
  ///   - condition: Which models are listed, by the fields that the index sorts by; without effect if there are none.
  ///   - predicate: Which of these are listed; by default all.
  ///   - direction: In which order of these fields they are listed; by default as the service does.
  ///   - limit: How many models a page has at most.
  ///   - nextToken: Where the page begins, as a page before says; by default at the beginning.
  ///   - includes: The associations to be loaded with each; by default none.
  public static func list<M: Model, Partition: GraphQLInputValue>(
    by index: ModelIndex<M, Partition>,
    _ partition: Partition,
    sortKey condition: ModelKeyCondition? = nil,
    where predicate: ModelPredicate<M> = .all,
    sort direction: ModelSortDirection? = nil,
    limit: Int = ListModels<M>.defaultLimit,
    nextToken: String? = nil,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == ListModels<M> {
    var key = [ModelDocument.Argument("\(index.partition.name)", "\(index.partition.type)", partition)]
    if let condition, let sortKey = index.sortKey {
      key.append(.init("\(sortKey.argument)", "\(sortKey.type)", condition.input(for: sortKey.fields)))
    }
    return ListModels(
      rootField: index.rootField,
      key: key,
      filter: predicate,
      order: direction,
      limit: limit,
      nextToken: nextToken,
      inclusions: Inclusions(includes(M.path))
    )
  }
}
