import GraphQLLanguage

extension ModelRule {
  /// The partition field of an index differs from that of a primary key without sort fields.
  static let indexesDifferFromPrimaryKey: ModelRule = .init("IndexesDifferFromPrimaryKey") { models, errors in
    for key in models.writtenKeys {
      guard let index = key.index, key.type.declaredKey == key.fields.prefix(1).map(\.value) else { continue }
      let message =
        "Invalid @\(key.directive.name.value) '\(index)'. You may not create an index where the partition key is the same "
        + "as that of the primary key unless the primary key has a sort field."
      errors.append(Diagnostic(.error, message, at: key.directive.range))
    }
  }
}
