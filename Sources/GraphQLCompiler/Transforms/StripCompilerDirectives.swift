import GraphQLLanguage

extension SelectionSet {
  /// Returns the selections without the directives that only the compiler reads, and without the arguments of spreads.
  ///
  /// Before:
  ///
  /// ```graphql
  /// hero { name ...Card @relay(mask: false) ...List(first: 3) }
  /// ```
  ///
  /// After, as `List` takes arguments:
  ///
  /// ```graphql
  /// hero { name ...Card ...List @arguments(first: 3) }
  /// ```
  ///
  /// The values of a fragment's arguments stay and come first: `DocumentComposer` puts them into the fragment.
  ///
  /// - Parameters:
  ///   - kept: The directives that stay.
  ///   - takesArguments: Whether a fragment takes arguments.
  func strippingClientDirectives(
    except kept: Set<String> = [],
    _ takesArguments: (_ fragment: String) -> Bool
  ) -> SelectionSet {
    SelectionSet(
      selections: selections.map { $0.strippingClientDirectives(except: kept, takesArguments) },
      range: range
    )
  }
}

extension Selection {
  fileprivate func strippingClientDirectives(
    except kept: Set<String>,
    _ takesArguments: (_ fragment: String) -> Bool
  ) -> Selection {
    switch self {
    case .field(var field):
      field.directives = field.directives.strippingClientDirectives(except: kept)
      field.selectionSet = field.selectionSet?.strippingClientDirectives(except: kept, takesArguments)
      return .field(field)
    case .fragmentSpread(var spread):
      let given = takesArguments(spread.name.value) ? spread.givenArguments : []
      spread.arguments = []
      spread.directives = spread.directives.strippingClientDirectives()
      if !given.isEmpty {
        spread.directives.insert(Directive(name: Name("arguments"), arguments: given, range: .none), at: 0)
      }
      return .fragmentSpread(spread)
    case .inlineFragment(var fragment):
      fragment.directives = fragment.directives.strippingClientDirectives()
      fragment.selectionSet = fragment.selectionSet.strippingClientDirectives(except: kept, takesArguments)
      return .inlineFragment(fragment)
    }
  }
}

extension [Directive] {
  /// Returns the directives without those that only the compiler reads.
  ///
  /// - Parameter kept: The directives that stay.
  func strippingClientDirectives(except kept: Set<String> = []) -> [Directive] {
    isEmpty ? self : filter { !$0.isOfClient || kept.contains($0.name.value) }
  }
}
