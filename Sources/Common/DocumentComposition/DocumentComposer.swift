/// Puts the definitions of a document together: the operation and every fragment that it reaches, each once.
///
/// A fragment with arguments occurs once for each list of values that it is spread with. Each copy has the values
/// instead of the arguments, and a name that distinguishes the values. If fragments have the same name, which is
/// possible in independent modules, all but the first get a number. So do variables that different types provide.
///
/// Where a spread passes a variable that may be absent to an argument with a default value, the operation gets a variable with
/// this default value (``DefaultedVariable``).
///
/// The runtime and the command compose with this one type, because a persisted document must be, byte for byte, the one
/// that is sent.
package struct DocumentComposer<Origin> {
  /// A fragment with the values of its arguments.
  private struct Copy: Hashable {
    let fragment: AnyHashable
    let suffix: String
  }

  /// The variables that the program provides, in the order in which the document uses them first.
  package private(set) var provided: [ComposedVariable<Origin>] = []
  /// The variables that stand for optional ones where an argument has a default value, in the order in which the document
  /// uses them first.
  package private(set) var defaulted: [DefaultedVariable] = []
  /// The type conditions of the fragments of the document that not every object meets, by the fragments' names in it.
  package private(set) var typeConditions: [String: String] = [:]
  /// The identities of the document's fragments, by the names under which they are sent.
  package private(set) var fragmentsSent: [String: AnyHashable] = [:]
  /// The values of the arguments that fragments of the document have, as GraphQL text, by the fragments' names in it.
  package private(set) var argumentsSent: [String: [String: String]] = [:]
  /// Whether definitions have fields that only the client has, or directives for stores.
  package private(set) var hasClientFields = false
  private let optional: OptionalVariables
  private var document = ""
  private var seen: Set<Copy> = []
  private var namesSent: [AnyHashable: String] = [:]
  private var takenNames: Set<String> = []
  // Last in, first out, so that fragments come in the order of reading. It is no recursion, because a chain of spreads
  // may exceed the thread's stack.
  private var waiting: [(fragment: ComposedFragment<Origin>, arguments: FragmentArguments)] = []

  /// The start of the operation, up to its name.
  private let head: String

  /// Whether the document has the fields that only the client has. It is then not for sending.
  private let isWhole: Bool

  /// Composes the document of an operation.
  ///
  /// - Parameters:
  ///   - definition: The text of the operation alone.
  ///   - whole: The text with the fields that only the client has; `nil` if there are none.
  ///   - isWhole: Whether to compose the document with such fields, which is for readers of a store.
  ///   - head: The start of that text: the kind of the operation, and its name.
  ///   - fragments: The distinct fragments that it spreads itself.
  package init(
    of definition: String,
    whole: String? = nil,
    beginning head: String,
    spreading fragments: [ComposedFragment<Origin>],
    isWhole: Bool = false
  ) {
    (self.head, self.isWhole) = (head, isWhole)
    optional = OptionalVariables(of: definition, beginning: head)
    add(definition, whole: whole, spreading: fragments)
    while let (fragment, arguments) = waiting.popLast() {
      guard seen.insert(Copy(fragment: fragment.identity, suffix: arguments.suffix)).inserted else { continue }
      document += "\n"
      add(
        fragment.definition,
        whole: fragment.wholeDefinition,
        of: fragment,
        arguments,
        spreading: fragment.fragments()
      )
    }
  }

  /// The document, in which the operation defines the provided variables.
  package var text: String {
    let text = textWithAddedVariables
    return mayHaveUnusedVariables ? OperationVariables(in: text, from: head.utf8.count).documentWithoutUnused : text
  }

  /// The names of the variables that only fields of the client use, or that others stand for. The document does not define
  /// them.
  package var unsentVariables: Set<String> {
    mayHaveUnusedVariables ? OperationVariables(in: textWithAddedVariables, from: head.utf8.count).unused : []
  }

  private var mayHaveUnusedVariables: Bool { hasClientFields && !isWhole || !defaulted.isEmpty }

  private var textWithAddedVariables: String {
    if provided.isEmpty, defaulted.isEmpty { return document }
    let definitions =
      provided.map { "$" + $0.name + ":" + $0.type }.joined() + defaulted.map(\.definition).joined()
    return OperationVariables(in: document, from: head.utf8.count).document(adding: definitions)
  }

  /// Returns the name under which a provided variable is sent.
  private mutating func nameSent(_ variable: ComposedVariable<Origin>) -> String {
    if let known = provided.first(where: { $0.provider == variable.provider && $0.type == variable.type }) {
      return known.name
    }
    var sent = variable
    var number = 2
    while provided.contains(where: { $0.name == sent.name }) {
      sent.name = "\(variable.name)_\(number)"
      number += 1
    }
    provided.append(sent)
    return sent.name
  }

  /// Returns the name under which a fragment is sent.
  private mutating func nameSent(_ fragment: ComposedFragment<Origin>) -> String {
    if let known = namesSent[fragment.identity] { return known }
    var name = fragment.name
    var number = 2
    while !takenNames.insert(name).inserted {
      name = "\(fragment.name)_\(number)"
      number += 1
    }
    namesSent[fragment.identity] = name
    return name
  }

  /// Adds a definition, and queues the fragments that it spreads.
  private mutating func add(
    _ sent: String,
    whole: String?,
    of own: ComposedFragment<Origin>? = nil,
    _ arguments: FragmentArguments = FragmentArguments(),
    spreading spread: [ComposedFragment<Origin>]
  ) {
    let definition = isWhole ? whole ?? sent : sent
    var fragments = spread
    if whole != nil {
      hasClientFields = true
      // Those that are spread in what only the client has are not sent.
      if !isWhole { fragments.removeAll { !definition.spreads(fragmentNamed: $0.name) } }
    }
    var arguments = arguments
    for variable in own?.provided ?? [] {
      let name = nameSent(variable)
      if name != variable.name { arguments.rename(variable.name, to: name) }
    }
    let ownName = own.map { nameSent($0) }
    if let own, let ownName {
      fragmentsSent[ownName + arguments.suffix] = own.identity
      if !own.arguments.isEmpty {
        argumentsSent[ownName + arguments.suffix] = arguments.values.compactMapValues { $0 }
      }
      if !own.typeConditions.isEmpty { typeConditions[ownName + arguments.suffix] = own.typeConditions }
    }
    let names = fragments.map { nameSent($0) }
    let isAsWritten = ownName == own?.name && names == fragments.map(\.name)
    if isAsWritten, arguments.isEmpty, fragments.allSatisfy(\.arguments.isEmpty) {
      document += definition
      for fragment in fragments.reversed() { waiting.append((fragment, FragmentArguments())) }
      return
    }
    var text = definition[...]
    if let own, let ownName {
      document += "fragment " + ownName + arguments.suffix
      text = text.dropFirst(("fragment " + own.name).count)
    }
    let byName = Dictionary(fragments.map { ($0.name, $0) }) { first, _ in first }
    let namesSent = Dictionary(zip(fragments.map(\.name), names)) { first, _ in first }
    var resolution = ArgumentResolution(
      arguments,
      of: byName.mapValues(\.arguments),
      sentAs: namesSent,
      optional: optional
    )
    document += resolution.resolved(text)
    for variable in resolution.spreads.flatMap(\.arguments.defaulted) where !defaulted.contains(variable) {
      defaulted.append(variable)
    }
    for (name, arguments) in resolution.spreads.reversed() {
      if let fragment = byName[name] { waiting.append((fragment, arguments)) }
    }
  }
}
