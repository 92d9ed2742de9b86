/// A query for a list of models; created by `list(_:where:limit:nextToken:includes:)` and
/// `list(by:_:sortKey:where:sort:limit:nextToken:includes:)`.
public struct ListModels<M: Model>: ModelOperation, GraphQLQuery {
  /// The data of the response: a list of models.
  public typealias Data = ModelListData<M>
  /// A page of the list.
  public typealias Value = ModelList<M>

  /// The maximum number of models in a page, if the request gives no other.
  public static var defaultLimit: Int { 1000 }

  let rootField: StaticString
  var key: [ModelDocument.Argument] = []
  var filter: ModelPredicate<M> = .all
  var order: ModelSortDirection?
  var limit: Int = ListModels.defaultLimit
  var nextToken: String?
  var inclusions = Inclusions()

  /// The request for the first page of all models, without inclusions.
  public static var __plainRequest: ModelRequestText {
    ListModels(rootField: M.modelDescription.rootField(\.list, "lists")).__request
  }

  /// The query for one page of the models.
  public var __request: ModelRequestText {
    var arguments = key
    if !filter.isAll { arguments.append(.init("filter", filterType, filter)) }
    arguments.append(.init("limit", "Int", limit))
    if let nextToken { arguments.append(.init("nextToken", "String", nextToken)) }
    if let order { arguments.append(.init("sortDirection", "ModelSortDirection", order.rawValue)) }
    let selection = M.modelDescription.pageSelection(including: inclusions)
    return ModelRequestText(document: ModelDocument(.query, rootField, arguments, selecting: selection))
  }

  /// The type of the filter argument. Index queries have the model's name in it unchanged.
  private var filterType: String {
    let description = M.modelDescription
    let isIndex = rootField.description != description.rootFields.list?.description
    return isIndex ? "Model\(description.name)FilterInput" : description.filterType
  }

  /// Returns the list that the data has; nil if the request failed.
  public static func __value(of data: ModelListData<M>) -> ModelList<M>? { data.list }
}

/// The order in which an index lists models by its sort key.
public enum ModelSortDirection: String, Sendable {
  /// From the smallest to the largest.
  case ascending = "ASC"
  /// From the largest to the smallest.
  case descending = "DESC"
}

extension GraphQLOperation {
  /// Creates a request for a list of models.
  ///
  /// ```swift
  /// let drafts = try await client.request(.list(Post.self, where: Post.keys.draft == true, limit: 20))
  /// for try await post in drafts.allPages { show(post.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - model: The models' type.
  ///   - predicate: The models to list; by default all.
  ///   - limit: The maximum number of models in a page.
  ///   - nextToken: The start of the page, as the previous page gives it; by default the beginning.
  ///   - includes: The associations to load with each model; by default none.
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
