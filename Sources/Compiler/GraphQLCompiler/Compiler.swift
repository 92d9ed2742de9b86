import GraphQLLanguage
import GraphQLValidation

/// Compiles the literal of a `#graphql`, which has one or more definitions.
///
/// - Parameters:
///   - source: The text of the literal.
///   - context: The schema, and facts about the code around the literal.
/// - Returns: A struct for each operation, and a struct and a key protocol for each fragment.
package func compile(_ source: Source, in context: CompilationContext) -> Compilation {
  let lowered: Lowered
  do {
    lowered = lower(try Document(parsing: source), in: context)
  } catch {
    lowered = Lowered(emptyDefinitionsFor: source, in: context, diagnostics: [error])
  }
  var emitter = Emitter(context, lowered)
  for definition in lowered.definitions {
    switch definition {
    case .operation(let operation): emitter.emit(operation)
    case .fragment(let fragment):
      emitter.emit(fragment)
      emitter.emitKeyProtocol(ofFragmentNamed: fragment.name)
    }
  }
  return Compilation(emitter, lowered, in: context)
}

/// Compiles the fragment of `@GraphQLFragment("…") struct Name {}`.
///
/// - Parameters:
///   - source: The text of the literal, which holds exactly one fragment.
///   - structName: The name of the struct. The fragment must have the same name.
///   - context: The schema, and facts about the code around the literal.
/// - Returns: The members of the struct, and its peers: the key protocol and the struct's second name.
package func compileFragment(
  _ source: Source,
  named structName: String,
  in context: CompilationContext
) -> Compilation {
  let lowered = lower(source, definingOnly: .fragment, named: structName, in: context)
  var members = Emitter(context, lowered)
  guard case .fragment(let fragment) = lowered.definitions.first else {
    return Compilation(members, lowered, in: context)
  }
  members.emitMembers(of: fragment)
  if lowered.isMisnamed { members.emitInitializersOfAnyKey() }
  var peers = Emitter(context, lowered)
  peers.emitPeers(ofFragmentNamed: fragment.name)
  var compilation = Compilation(members, lowered, in: context)
  compilation.peers = peers.text.declarations
  compilation.conformances = Emitter.conformances(of: fragment.written)
  return compilation
}

/// Compiles the operation of `@GraphQLOperation("…") struct Name {}`.
///
/// - Parameters:
///   - source: The text of the literal, which holds exactly one operation.
///   - structName: The name of the struct. A fix-it proposes it for an operation without a name.
///   - context: The schema, and facts about the code around the literal.
/// - Returns: The members of the struct.
package func compileOperation(
  _ source: Source,
  named structName: String,
  in context: CompilationContext
) -> Compilation {
  let lowered = lower(source, definingOnly: .operation, named: structName, in: context)
  var members = Emitter(context, lowered)
  guard case .operation(let operation) = lowered.definitions.first else {
    return Compilation(members, lowered, in: context)
  }
  members.emitMembers(of: operation)
  var compilation = Compilation(members, lowered, in: context)
  compilation.conformances = Emitter.conformances(of: operation.written)
  return compilation
}

/// Returns the members of `@GraphQLSchema enum StarWars {}`: the schema's enums, input objects and scalars.
///
/// - Parameters:
///   - schema: The schema.
///   - context: The namespace and the access level of the declarations.
///   - declared: The Swift names of the types that the user declares in the enum. They are not emitted.
///   - used: The types to declare; `nil` for all.
/// - Returns: A member for each type. The schema's diagnostics include those of ``diagnostics(ofTypesIn:declared:used:adding:)``.
package func compileSchema(
  _ schema: Schema,
  in context: CompilationContext,
  declared: Set<String>,
  used: UsedTypes? = nil
) -> Compilation {
  compileSchema(schema, in: context, declared: declared, used: used, adding: AddedTypes())
}

/// Returns the members of a `@GraphQLSchema` that declares more than the schema's enums, input objects and scalars.
package func compileSchema(
  _ schema: Schema,
  in context: CompilationContext,
  declared: Set<String>,
  used: UsedTypes? = nil,
  adding added: AddedTypes
) -> Compilation {
  var emitter = Emitter(context)
  // Of types that get the same name, which is an error, the first is emitted.
  var known = declared
  for entry in schema.index.types where schema.isDeclarable(entry) && used?.names.contains(entry.name) != false {
    if known.insert(context.swiftNames.type(entry.name)).inserted { emitter.emitSchemaType(named: entry.name) }
  }
  for type in added.entries where known.insert(context.swiftNames.type(type.name)).inserted { type.emit(&emitter) }
  return Compilation(
    declarations: emitter.text.declarations,
    schemaDiagnostics: schema.problems
      + diagnostics(ofTypesIn: context, declared: declared, used: used, adding: added)
  )
}

/// Returns what is wrong with the types that a `@GraphQLSchema` declares: a warning that names the custom scalars without
/// a Swift type, errors for names that the schema lacks, the errors of added types, and errors for types and fields with one
/// Swift name.
package func diagnostics(
  ofTypesIn context: CompilationContext,
  declared: Set<String>,
  used: UsedTypes?,
  adding added: AddedTypes
) -> [Diagnostic] {
  [unmappedScalarWarning(context, declared: declared, used: used)].compactMap { $0 } + (used?.diagnostics ?? [])
    + added.diagnostics + unknownNames(in: context)
    + collisions(in: context, declared: declared, used: used, adding: added)
}

/// Returns a warning that names the custom scalars without a Swift type; `nil` if there are none.
private func unmappedScalarWarning(
  _ context: CompilationContext,
  declared: Set<String>,
  used: UsedTypes?
) -> Diagnostic? {
  let schema = context.schema
  var scalars: [ScalarType] = []
  for entry in schema.index.types where entry.kind == .scalar && !declared.contains(context.swiftNames.type(entry.name))
  {
    guard used?.names.contains(entry.name) != false, case .scalar(let scalar) = schema.type(named: entry.name) else {
      continue
    }
    scalars.append(scalar)
  }
  return Emitter.unmappedScalarWarning(scalars, context.swiftNames)
}

/// Validates a document and transforms its definitions into the form that is emitted.
package func lower(_ document: Document, in context: CompilationContext) -> Lowered {
  let (nameable, nameErrors) = checkNames(of: document, in: context)
  let result = validate(
    nameable,
    schema: context.schema,
    fragments: context.fragments,
    otherFragments: context.otherFragments,
    directives: context.directives
  )
  guard let valid = result.document else {
    return Lowered(emptyDefinitionsFor: document, in: context, diagnostics: inOrder(nameErrors + result.diagnostics))
  }
  var lowered = Lowered(fragmentNames: FragmentNames(valid), diagnostics: inOrder(nameErrors + result.diagnostics))
  lowered.operationNames = OperationNames(document)
  lowered.takesInErrors = valid.isSalvaged
  let (definitions, unmasked, refetchQueries, identityTypes) = buildIR(of: valid)
  lowered.identityTypes = identityTypes
  let narrowed = definitions.compactMap { narrow($0, lowered.fragmentNames, in: context, &lowered.diagnostics) }
  var errorsElsewhere: [Diagnostic] = []
  let elsewhere = unmasked.compactMap { narrow($0, lowered.fragmentNames, in: context, &errorsElsewhere) }
  var conformer = FragmentConformer(narrowed + elsewhere, lowered.fragmentNames, in: context)
  lowered.definitions = narrowed.map { definition in
    var conformed = conformer.conform(definition)
    conformed.updatable = makeUpdatable(of: definition, in: context, lowered.fragmentNames)
    return conformed
  }
  for query in refetchQueries {
    guard let narrowed = narrow(query, lowered.fragmentNames, in: context, &lowered.diagnostics) else { continue }
    lowered.addRefetchQuery(conformer.conform(narrowed), among: valid.refetchQueries)
  }
  if lowered.hasErrors { lowered.addEmptyDefinitions(for: document, in: context) }
  return lowered
}

/// Transforms a definition's objects into the form that generated types have; `nil`, with an error, if it has none.
private func narrow(
  _ definition: SelectedDefinition,
  _ fragmentNames: FragmentNames,
  in context: CompilationContext,
  _ errors: inout [Diagnostic]
) -> NarrowedDefinition? {
  let flat = flattenInlineFragments(in: definition.object)
  let (merged, disagreements) = mergeFields(in: flat)
  guard disagreements.isEmpty else {
    errors += disagreements.map { error(of: $0) }
    return nil
  }
  let collisions = collisions(in: merged, context.swiftNames)
  guard collisions.isEmpty else {
    errors += collisions
    return nil
  }
  let bubbled = bubbleNulls(in: merged)
  let reserved = ReservedNames(for: merged, of: definition, fragmentNames, namespace: context.namespace)
  let named = nameMembers(of: bubbled, in: context.swiftNames, reserving: reserved)
  guard let narrowed = narrowObjects(in: named, reserving: reserved) else {
    errors.append(tooManyCombinations(in: definition))
    return nil
  }
  return NarrowedDefinition(
    written: definition.written,
    name: definition.name,
    sent: definition.sent,
    object: narrowed,
    hasUnmaskedFragments: !merged.unmaskedFragments.isEmpty,
    missingFields: bubbled.missingFields,
    names: reserved
  )
}

/// Returns the error of a definition that would become too many types.
private func tooManyCombinations(in definition: SelectedDefinition) -> Diagnostic {
  Diagnostic(
    .error,
    "\"\(definition.name)\" combines too many type conditions to have a Swift type for each combination. "
      + "Move the selections of some of them into fragments.",
    at: definition.written.nameRange
  )
}

/// Returns the error of two selections that a type would have to read as one.
private func error(of disagreement: SelectionDisagreement) -> Diagnostic {
  switch disagreement {
  case .arguments(let fragment, let first, let second):
    Diagnostic(
      .error,
      "Fragment \"\(fragment)\" is spread into one object with different arguments. Give each spread a name of its own with "
        + "@alias.",
      at: first,
      second
    )
  case .deferredParts(let name, let first, let second):
    Diagnostic(
      .error,
      "Two selections of one object would be \"\(name)\" in Swift, and one of them is deferred. Give it a label of its own: "
        + "@defer(label: \"name\").",
      at: first,
      second
    )
  }
}

extension ValidationResult {
  /// The definitions that can be compiled.
  fileprivate var document: ValidDocument? {
    switch self {
    case .valid(let document, _): document
    case .invalid(_, let salvaged): salvaged
    }
  }

  /// The errors, or the warnings of a valid document.
  fileprivate var diagnostics: [Diagnostic] {
    switch self {
    case .valid(_, let warnings): warnings
    case .invalid(let errors, _): errors
    }
  }
}
