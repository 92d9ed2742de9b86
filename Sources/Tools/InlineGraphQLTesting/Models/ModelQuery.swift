import Foundation
import GraphQLLanguage
import GraphQLModelSchemas
import InlineGraphQL

/// A query for a page of a model's objects, from the arguments of a list field.
struct ModelQuery: Sendable {
  /// The arguments that every list has.
  static let pageArguments: Set<String> = ["filter", "sortDirection", "limit", "nextToken"]

  private let filter: ModelFilter
  private let limit: Int
  private let nextToken: String?
  private let isDescending: Bool
  /// The values that fields must have.
  private(set) var partition: [(name: String, value: GraphQLJSONValue)] = []
  private var sortFields: [String] = []
  private var keyCondition: KeyCondition?

  /// Creates a query for all objects that match the filter in a field's arguments.
  init(_ input: ResolverInput) throws {
    filter = ModelFilter(input["filter"])
    isDescending = input["sortDirection"] == "DESC"
    if case .int(let limit)? = input["limit"] {
      guard limit > 0 else { throw GraphQLError(message: "\"limit\" must be at least 1, and is \(limit).") }
      self.limit = limit
    } else {
      limit = 100
    }
    nextToken = input["nextToken"]?.string
  }

  /// Restricts the query to objects with the given field values, sorts them, and applies the condition on the sort
  /// fields.
  mutating func find(
    by sortFields: [String],
    in partition: [(name: String, value: GraphQLJSONValue)],
    _ input: ResolverInput
  ) {
    self.partition = partition
    self.sortFields = sortFields
    let taken = Self.pageArguments.union(partition.map(\.name))
    let argument = sortFields.isEmpty ? nil : input.arguments.first { !taken.contains($0.key) }
    keyCondition = argument.flatMap { KeyCondition($0.value, on: sortFields) }
  }

  /// Returns an argument that needs the argument of the partition field as well.
  func keyArgument(of key: ModelSchema.Key, _ input: ResolverInput) -> String? {
    let arguments = Self.pageArguments.subtracting(["sortDirection"]).union([key.partitionField])
    return input.arguments.first { !arguments.contains($0.key) && $0.value != .null }?.key
  }

  /// Returns the connection: objects, and the token of the next page.
  ///
  /// - Parameters:
  ///   - rows: The rows of the partition.
  ///   - model: The model's name.
  func page(of rows: [ModelTable.Row], model: String) throws -> GraphQLJSONValue {
    var found = rows.filter(isFound).map { (row: $0, position: position(of: $0)) }
    if !sortFields.isEmpty { found.sort { compare($0.position, $1.position) == .orderedAscending } }
    if isDescending { found.reverse() }
    if let nextToken {
      let last = try PageToken(nextToken, model: model, sortFields: sortFields).position
      let passed: ComparisonResult = isDescending ? .orderedAscending : .orderedDescending
      found.removeAll { compare($0.position, last) != passed }
    }
    let page = found.prefix(limit)
    let token = page.count < found.count ? page.last : nil
    return [
      "items": .array(page.map(\.row.object).filter(filter.matches).map { .object($0) }),
      "nextToken": token.map {
        .string(PageToken(model: model, sortFields: sortFields, position: $0.position).text)
      } ?? .null,
    ]
  }

  /// Returns whether an object is in the index, which needs all sort fields, and meets the key condition.
  private func isFound(_ row: ModelTable.Row) -> Bool {
    let values = sortFields.map { row.object[$0] ?? .null }
    return !values.contains(.null) && keyCondition?.holds(of: values) != false
  }

  private func position(of row: ModelTable.Row) -> [GraphQLJSONValue] {
    sortFields.map { row.object[$0] ?? .null } + [.int(row.number)]
  }
}
