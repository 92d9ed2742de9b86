/// A query that lists models by an index; generated.
///
/// ```swift
/// client.request(.list(by: Comment.Index.commentsByPost, "post 1", sortKey: .beginsWith("a"), sort: .descending))
/// ```
///
/// `Partition` is the type of the partition key: the field that has the same value in all listed models.
public struct ModelIndex<M: Model, Partition: GraphQLInputValue>: Sendable {
  /// The sort key of an index: the fields that it sorts by.
  public struct SortKey: Sendable {
    let argument: StaticString
    let type: StaticString
    let fields: [StaticString]

    /// Creates a sort key.
    ///
    /// - Parameters:
    ///   - argument: The query's argument for conditions on the fields.
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
  ///   - rootField: The query's name.
  ///   - partition: The partition key, with the type of its argument.
  ///   - sortKey: The fields that the index sorts by, if there are any.
  public init(_ rootField: StaticString, _ partition: ModelDescription.KeyField, sortedBy sortKey: SortKey? = nil) {
    self.rootField = rootField
    self.partition = partition
    self.sortKey = sortKey
  }
}

/// A condition on the sort key of an index.
///
/// A sort key of several fields takes a value for each field, in their order.
public struct ModelKeyCondition: Sendable {
  let name: StaticString
  let values: [[any GraphQLInputValue]]

  /// Matches models whose sort key equals the values.
  public static func eq(_ value: any GraphQLInputValue, _ others: any GraphQLInputValue...) -> Self {
    .init(name: "eq", values: [[value] + others])
  }

  /// Matches models whose sort key is less than the values.
  public static func lt(_ value: any GraphQLInputValue, _ others: any GraphQLInputValue...) -> Self {
    .init(name: "lt", values: [[value] + others])
  }

  /// Matches models whose sort key is less than or equal to the values.
  public static func le(_ value: any GraphQLInputValue, _ others: any GraphQLInputValue...) -> Self {
    .init(name: "le", values: [[value] + others])
  }

  /// Matches models whose sort key is greater than the values.
  public static func gt(_ value: any GraphQLInputValue, _ others: any GraphQLInputValue...) -> Self {
    .init(name: "gt", values: [[value] + others])
  }

  /// Matches models whose sort key is greater than or equal to the values.
  public static func ge(_ value: any GraphQLInputValue, _ others: any GraphQLInputValue...) -> Self {
    .init(name: "ge", values: [[value] + others])
  }

  /// Matches models whose sort key begins with the values. The last value is a prefix; values of later fields may be
  /// missing.
  public static func beginsWith(_ value: any GraphQLInputValue, _ others: any GraphQLInputValue...) -> Self {
    .init(name: "beginsWith", values: [[value] + others])
  }

  /// Matches models whose sort key is at least `start` and at most `end`.
  public static func between(_ start: any GraphQLInputValue..., and end: any GraphQLInputValue...) -> Self {
    .init(name: "between", values: [start, end])
  }

  /// Returns the input object that a request sends for an index that sorts by `fields`.
  ///
  /// - Precondition: There are no more values than fields, and at least one.
  func input(for fields: [StaticString]) -> GraphQLJSONValue {
    let values = values.map { values -> GraphQLJSONValue in
      precondition(
        1...max(1, fields.count) ~= values.count,
        "The condition \"\(name)\" has \(values.count) values, but the index sorts by \(fields.count) fields."
      )
      let values = values.map { GraphQLJSONValue(sending: $0) }
      if fields.count == 1 { return values[0] }
      var object = GraphQLJSONObject()
      for (field, value) in zip(fields, values) { object["\(field)"] = value }
      return .object(object)
    }
    var condition = GraphQLJSONObject()
    condition["\(name)"] = values.count == 1 ? values[0] : .array(values)
    return .object(condition)
  }
}

extension GraphQLOperation {
  /// Creates a request for a list of models by an index.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - partition: The value of the partition key.
  ///   - condition: The condition on the sort key; without effect if the index has no sort key.
  ///   - predicate: The models to list among these; by default all.
  ///   - direction: The order by the sort key; by default the service's.
  ///   - limit: The maximum number of models in a page.
  ///   - nextToken: The start of the page, as the previous page gives it; by default the beginning.
  ///   - includes: The associations to load with each model; by default none.
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
