import GraphQLJSON
import InlineGraphQL

extension StoreContents {
  /// Keeps the errors of a response with the fields whose values they explain.
  ///
  /// An error's path ends in the field that failed. If that must not be null, an object or list around it is null instead.
  /// The error is kept with the last field of the path that there is.
  mutating func attach(_ errors: [GraphQLJSONValue], of request: PlannedRequest, _ positions: ErrorPositions) {
    for error in errors {
      guard case .object(var members) = error, case .array(let path)? = members["path"] else { continue }
      members["path"] = nil
      members["locations"] = nil
      attach(members, path[...], inObjectAt: positions.root, request.selections.root, request, positions)
    }
  }

  /// Keeps an error of a part that has arrived by itself with a field of the last object of its path that there is.
  mutating func attach(
    _ members: GraphQLJSONObject,
    _ path: ArraySlice<GraphQLJSONValue>,
    inObject owner: RecordID,
    _ group: SelectionGroup,
    _ request: PlannedRequest
  ) {
    guard let merged = field(path, of: owner, group) else { return }
    let (address, rest) = (address(of: merged, in: owner, request), path.dropFirst())
    let wanted = rest.firstIndices
    guard let index = table.index(of: address.field, in: address.record, guess: merged.guess),
      let steps = steps(rest, in: merged.group, request)
    else { return }
    let (value, error) = (table[address.record][index], FieldError(steps: steps, members: members))
    // A field that has its value failed only where it was selected once more.
    let isFailed =
      merged.group == nil ? value.kind == .null || !wanted.isEmpty : value.isNull(at: wanted)
    if isFailed || error.isBehindEnd(of: value) { add(error, to: address.field, of: address.record, at: index) }
  }

  private mutating func attach(
    _ members: GraphQLJSONObject,
    _ path: ArraySlice<GraphQLJSONValue>,
    inObjectAt object: Int,
    _ group: SelectionGroup,
    _ request: PlannedRequest,
    _ positions: ErrorPositions
  ) {
    guard let owner = positions.record(at: object), let merged = field(path, of: owner, group) else { return }
    let (address, rest) = (address(of: merged, in: owner, request), path.dropFirst())
    let wanted = rest.firstIndices
    let afterIndices = rest.dropFirst(wanted.count)
    if let inner = merged.group, !afterIndices.isEmpty,
      let found = positions.offset(of: merged.field.responseKey, wanted, inObjectAt: object),
      positions.record(at: found) != nil
    {
      return attach(members, afterIndices, inObjectAt: found, inner, request, positions)
    }
    guard let index = table.index(of: address.field, in: address.record, guess: merged.guess) else { return }
    if merged.group != nil, !afterIndices.isEmpty {
      // If another alias has the object, nothing is null.
      guard table[address.record][index].isNull(at: wanted) else { return }
    }
    guard let steps = steps(rest, in: merged.group, request) else { return }
    add(FieldError(steps: steps, members: members), to: address.field, of: address.record, at: index)
  }

  /// Returns the field of an object that a path begins with.
  private mutating func field(
    _ path: ArraySlice<GraphQLJSONValue>,
    of owner: RecordID,
    _ group: SelectionGroup
  ) -> MergedField? {
    guard case .string(let key)? = path.first else { return nil }
    return group.mergedFields(for: table[owner].type, &names).field(key)
  }

  /// Returns where a field's value is: a page that is a list or null is not in the list yet.
  mutating func address(of merged: MergedField, in record: RecordID, _ request: PlannedRequest) -> FieldAddress {
    guard merged.field.connection?.pagination != nil else {
      return FieldAddress(record: record, field: request.writtenID(of: merged.field, &names.fields))
    }
    let page = self.record(in: record, request.ownID(of: merged.field, &names.fields), at: [], type: -1)
    return FieldAddress(record: page, field: names.fields.number(of: PlannedPagination.list))
  }

  /// Returns the steps of a path inside a value; `nil` if it is not a path.
  private mutating func steps(
    _ path: ArraySlice<GraphQLJSONValue>,
    in group: SelectionGroup?,
    _ request: PlannedRequest
  ) -> [FieldError.Step]? {
    var group = group
    var steps: [FieldError.Step] = []
    for component in path {
      switch component {
      case .int(let index): steps.append(.index(index))
      case .string(let key):
        var fields: [PlannedField] = []
        group?.visitPossibleFields { if $0.responseKey == key { fields.append($0) } }
        let ids = Set(fields.map { request.writtenID(of: $0, &names.fields) })
        guard ids.count == 1, let id = ids.first else { return steps + [.uncertainField] }
        steps.append(.field(id))
        group = group?.group(of: fields)
      default: return nil
      }
    }
    return steps
  }
}

extension ArraySlice<GraphQLJSONValue> {
  /// The indices that a path begins with.
  fileprivate var firstIndices: [Int] {
    var indices: [Int] = []
    for step in self {
      guard case .int(let index) = step else { break }
      indices.append(index)
    }
    return indices
  }
}
