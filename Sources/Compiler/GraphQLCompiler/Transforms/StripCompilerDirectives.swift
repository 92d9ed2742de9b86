import GraphQLLanguage
import GraphQLValidation

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
  ///   - isKept: Whether a directive stays.
  ///   - takesArguments: Whether a fragment takes arguments.
  func strippingDirectives(
    except isKept: (Directive) -> Bool,
    _ takesArguments: (_ fragment: String) -> Bool
  ) -> SelectionSet {
    SelectionSet(selections: selections.map { $0.strippingDirectives(except: isKept, takesArguments) }, range: range)
  }
}

extension Selection {
  fileprivate func strippingDirectives(
    except isKept: (Directive) -> Bool,
    _ takesArguments: (_ fragment: String) -> Bool
  ) -> Selection {
    switch self {
    case .field(var field):
      field.directives = field.directives.filter(isKept)
      field.selectionSet = field.selectionSet?.strippingDirectives(except: isKept, takesArguments)
      return .field(field)
    case .fragmentSpread(var spread):
      let given = takesArguments(spread.name.value) ? spread.givenArguments : []
      spread.arguments = []
      spread.directives = spread.directives.filter(isKept)
      if !given.isEmpty {
        spread.directives.insert(
          Directive(name: Name(CompilerDirective.arguments.name), arguments: given, range: .none),
          at: 0
        )
      }
      return .fragmentSpread(spread)
    case .inlineFragment(var fragment):
      fragment.directives = fragment.directives.filter(isKept)
      fragment.selectionSet = fragment.selectionSet.strippingDirectives(except: isKept, takesArguments)
      return .inlineFragment(fragment)
    }
  }
}
