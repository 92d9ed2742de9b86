/// Lists models; made by `list(_:where:limit:nextToken:includes:)` and `list(by:_:sortKey:where:sort:limit:nextToken:includes:)`.
public struct ListModels<M: Model>: ModelOperation, GraphQLQuery {
  /// The data of a response: a list of models.
  public typealias Data = ModelListData<M>
  /// A page of the list.
  public typealias Value = List<M>

  /// How many models a page has at most, if nothing is said.
  public static var defaultLimit: Int { 1000 }

  let rootField: StaticString
  var key: [ModelDocument.Argument] = []
  var filter: ModelPredicate<M> = .all
  var order: ModelSortDirection?
  var limit: Int = ListModels.defaultLimit
  var nextToken: String?
  var inclusions = Inclusions()

  /// The request as it is without arguments that a value may or may not have.
  public static var __plainRequest: ModelRequestText {
    ListModels(rootField: M.modelDescription.rootField(\.list, "lists")).__request
  }

  /// The request.
  public var __request: ModelRequestText {
    var arguments = key
    if !filter.isAll { arguments.append(.init("filter", filterType, filter)) }
    arguments.append(.init("limit", "Int", limit))
    if let nextToken { arguments.append(.init("nextToken", "String", nextToken)) }
    if let order { arguments.append(.init("sortDirection", "ModelSortDirection", order.rawValue)) }
    let selection = M.modelDescription.pageSelection(including: inclusions)
    return ModelRequestText(document: ModelDocument(.query, rootField, arguments, selecting: selection))
  }

  /// The type of the filter. Queries of indexes have the model's name in it as it is.
  private var filterType: String {
    let description = M.modelDescription
    let isIndex = rootField.description != description.rootFields.list?.description
    return isIndex ? "Model\(description.name)FilterInput" : description.filterType
  }

  /// What the data has; nil where that says that the request failed.
  public static func __value(of data: ModelListData<M>) -> List<M>? { data.list }
}

/// In which order of the sort key an index lists models.
public enum ModelSortDirection: String, Sendable {
  /// The smallest first.
  case ascending = "ASC"
  /// The largest first.
  case descending = "DESC"
}

extension GraphQLOperation {
  /// A request for a list of models.
  ///
  /// - Parameters:
  ///   - model: The models' type.
  ///   - predicate: Which models are listed; by default all.
  ///   - limit: How many models a page has at most.
  ///   - nextToken: Where the page begins, as a page before says; by default at the beginning.
  ///   - includes: The associations to be loaded with each; by default none.
  public static func list<M: Model>(
    _ model: M.Type,
    where predicate: ModelPredicate<M> = .all,
    limit: Int = ListModels<M>.defaultLimit,
    nextToken: String? = nil,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == ListModels<M> {
    ListModels(
      rootField: M.modelDescription.rootField(\.list, "lists"),
      filter: predicate,
      limit: limit,
      nextToken: nextToken,
      inclusions: Inclusions(includes(M.path))
    )
  }
}
