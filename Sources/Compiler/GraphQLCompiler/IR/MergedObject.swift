import GraphQLLanguage

/// The selections of one object with each response key and fragment once, the output of ``mergeFields(in:)`` and the
/// input of ``bubbleNulls(in:)``.
struct MergedObject: Sendable {
  /// The object's position in the response.
  var position: ObjectPosition

  /// Whether fields of several object types were merged here, so that ``position`` does not name all possible types.
  var hasSeveralTypes: Bool

  /// Its role in a connection; `nil` if it has none.
  var connectionRole: ConnectionRoleIR?

  /// The selections, in the order in which the response has them (section 6.3.2).
  var selections: [Merged]

  /// The inline fragments with views.
  var narrowings: [NarrowingIR]

  /// The fragments that are spread unmasked.
  var unmaskedSpreads: [UnmaskedSpreadIR]

  /// One selection. No other has its response key, or spreads its fragment with the same arguments.
  indirect enum Merged: Sendable {
    case typename
    case scalarField(SelectedField)
    case linkedField(SelectedField, of: MergedObject)
    case fragmentSpread(SelectedSpread)
  }
}

/// The roles of objects in a connection.
enum ConnectionRoleIR: Sendable {
  case connection, edge, node
}

/// Two selections of one object that cannot become one.
enum SelectionDisagreement: Sendable {
  /// Spreads without names, with different arguments for a fragment.
  case arguments(fragment: String, SourceRange, SourceRange)

  /// Deferred fragments, or one and a field, with one name.
  case deferredParts(name: String, SourceRange, SourceRange)
}

extension MergedObject {
  /// The fragments spread masked anywhere in the object, each once, in the order of reading.
  var spreads: [SelectedSpread] {
    var spreads: [SelectedSpread] = []
    var seen: Set<String> = []
    appendSpreads(to: &spreads, seen: &seen)
    return spreads
  }

  private func appendSpreads(to spreads: inout [SelectedSpread], seen: inout Set<String>) {
    for selection in selections {
      switch selection {
      case .fragmentSpread(let spread):
        if seen.insert(spread.name).inserted { spreads.append(spread) }
      case .linkedField(_, let object):
        object.appendSpreads(to: &spreads, seen: &seen)
      case .typename, .scalarField:
        continue
      }
    }
  }

  /// The names of the fragments that are spread unmasked anywhere in the object.
  var unmaskedFragments: Set<String> {
    var names: Set<String> = []
    var waiting = [self]
    while let object = waiting.popLast() {
      for spread in object.unmaskedSpreads { names.insert(spread.name) }
      for case .linkedField(_, let inner) in object.selections { waiting.append(inner) }
    }
    return names
  }
}
