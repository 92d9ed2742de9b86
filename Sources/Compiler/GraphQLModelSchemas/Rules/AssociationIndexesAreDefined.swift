import GraphQLLanguage

extension ModelRule {
  /// The index that an association names is an index of the other model.
  static let associationIndexesAreDefined: ModelRule = .init("AssociationIndexesAreDefined") { models, errors in
    for association in models.writtenAssociations {
      guard let other = models.model(named: association.model) else { continue }
      for name in association.directive.names("indexName") + association.directive.names("keyName") {
        if other.indexKey(named: name.value) == nil {
          let message = "Index \(name.value) does not exist for model \(other.name)."
          errors.append(.unknown(message, name, among: other.declaredIndexes.map(\.name)))
        } else if !association.isList {
          let message =
            "Connection is to a single object but the keyName \(name.value) was provided which does not reference "
            + "the primary key."
          errors.append(Diagnostic(.error, message, at: name.range))
        }
      }
    }
  }
}
