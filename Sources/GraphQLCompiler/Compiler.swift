import GraphQLLanguage
import GraphQLValidation

/// Compiles a literal of one or more definitions, as `#graphql` has it.
///
/// - Parameters:
///   - source: The text of the literal.
///   - context: What it is compiled against.
/// - Returns: One struct for each operation; one struct and one key protocol for each fragment.
public func compile(_ source: Source, in context: CompilationContext) -> Compilation {
  let lowered: Lowered
  do {
    lowered = lower(try Document(parsing: source), in: context)
  } catch {
    lowered = Lowered(standInsFor: source, in: context, diagnostics: [error])
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
  return Compilation(
    declarations: emitter.text.declarations,
    diagnostics: lowered.diagnostics,
    schemaDiagnostics: context.schema.problems
  )
}

/// Compiles the fragment of `@GraphQLFragment("…") struct Name {}`.
///
/// - Parameters:
///   - source: The text of the literal, which holds exactly one fragment.
///   - structName: The name of the struct, which the fragment must have as well.
///   - context: What it is compiled against.
/// - Returns: Members of the struct, and its peers: the key protocol, and the struct's second name.
public func compileFragment(
  _ source: Source,
  named structName: String,
  in context: CompilationContext
) -> AttachedCompilation {
  let lowered = lower(source, definingOnly: .fragment, named: structName, in: context)
  guard case .fragment(let fragment) = lowered.definitions.first else {
    return AttachedCompilation(diagnostics: lowered.diagnostics, schemaDiagnostics: context.schema.problems)
  }
  var members = Emitter(context, lowered)
  members.emitMembers(of: fragment)
  var peers = Emitter(context, lowered)
  peers.emitPeers(ofFragmentNamed: fragment.name)
  return AttachedCompilation(
    members: members.text.declarations,
    peers: peers.text.declarations,
    conformances: Emitter.fragmentConformances,
    diagnostics: lowered.diagnostics,
    schemaDiagnostics: context.schema.problems
  )
}

/// Compiles the operation of `@GraphQLOperation("…") struct Name {}`.
///
/// - Parameters:
///   - source: The text of the literal, which holds exactly one operation.
///   - structName: The name of the struct, which is proposed where the operation has none.
///   - context: What it is compiled against.
/// - Returns: Members of the struct.
public func compileOperation(
  _ source: Source,
  named structName: String,
  in context: CompilationContext
) -> AttachedCompilation {
  let lowered = lower(source, definingOnly: .operation, named: structName, in: context)
  guard case .operation(let operation) = lowered.definitions.first else {
    return AttachedCompilation(diagnostics: lowered.diagnostics, schemaDiagnostics: context.schema.problems)
  }
  var emitter = Emitter(context, lowered)
  emitter.emitMembers(of: operation)
  return AttachedCompilation(
    members: emitter.text.declarations,
    conformances: Emitter.conformances(of: operation.written.kind),
    diagnostics: lowered.diagnostics,
    schemaDiagnostics: context.schema.problems
  )
}

/// Makes the members of `@GraphQLSchema enum StarWars {}`: enums, input objects, scalars and models of the schema.
///
/// - Parameters:
///   - schema: The schema.
///   - context: What is emitted for: its namespace and access level.
///   - declared: The names of the types that the user has declared in the enum; they are left to the user.
///   - used: The types that are asked for; `nil` for all.
///   - models: The models that are asked for.
/// - Returns: One member for each type; among the schema's diagnostics, a warning of scalars that nobody has mapped, and
///   errors of models that there are not.
public func compileSchema(
  _ schema: Schema,
  in context: CompilationContext,
  declared: Set<String>,
  used: UsedTypes? = nil,
  models: DeclaredModels = .none
) -> AttachedCompilation {
  var emitter = Emitter(context)
  let chosen = ChosenModels(models, of: schema, in: context.namespace)
  for entry in schema.index.types where !declared.contains(entry.name) && !entry.name.utf8.starts(with: "__".utf8) {
    guard used?.names.contains(entry.name) != false else { continue }
    switch entry.kind {
    case .object, .interface, .union: continue
    case .scalar, .enum, .inputObject: emitter.emitSchemaType(named: entry.name)
    }
  }
  let structs = chosen.structs(in: schema, namespace: context.namespace)
  for object in structs.embedded where !declared.contains(object.name) { emitter.emitEmbedded(object) }
  for model in structs.models where !declared.contains(model.name) { emitter.emit(model) }
  return AttachedCompilation(
    members: emitter.text.declarations,
    schemaDiagnostics: schema.problems
      + [unmappedScalarWarning(schema, declared: declared, used: used)].compactMap { $0 } + chosen.diagnostics
  )
}

/// A warning of the custom scalars of a schema that nobody has said what they are, if there are any.
package func unmappedScalarWarning(_ schema: Schema, declared: Set<String>, used: UsedTypes?) -> Diagnostic? {
  var scalars: [ScalarType] = []
  for entry in schema.index.types where entry.kind == .scalar && !declared.contains(entry.name) {
    guard used?.names.contains(entry.name) != false, case .scalar(let scalar) = schema.type(named: entry.name) else {
      continue
    }
    scalars.append(scalar)
  }
  return Emitter.unmappedScalarWarning(scalars)
}

/// From a parsed document to what is emitted of it.
package func lower(_ document: Document, in context: CompilationContext) -> Lowered {
  let (nameable, nameErrors) = checkNames(of: document, in: context)
  let result = validate(
    nameable,
    schema: context.schema,
    fragments: context.fragments,
    otherFragments: context.otherFragments
  )
  guard let valid = result.document else {
    return Lowered(standInsFor: document, in: context, diagnostics: inOrder(nameErrors + result.diagnostics))
  }
  var lowered = Lowered(fragmentNames: FragmentNames(valid), diagnostics: inOrder(nameErrors + result.diagnostics))
  lowered.operationNames = OperationNames(document)
  lowered.takesInErrors = valid.isSalvaged
  let (definitions, unmasked) = buildIR(of: valid)
  let narrowed = definitions.compactMap { narrow($0, lowered.fragmentNames, in: context, &lowered.diagnostics) }
  var errorsElsewhere: [Diagnostic] = []
  let elsewhere = unmasked.compactMap { narrow($0, lowered.fragmentNames, in: context, &errorsElsewhere) }
  var conformer = FragmentConformer(narrowed + elsewhere, lowered.fragmentNames, in: context)
  lowered.definitions = narrowed.map { conformer.conform($0) }
  if lowered.hasErrors { lowered.addStandIns(for: document, in: context) }
  return lowered
}

/// What generated code shows of a definition's objects; `nil` if it cannot be compiled, which is then an error.
private func narrow(
  _ definition: SelectedDefinition,
  _ fragmentNames: FragmentNames,
  in context: CompilationContext,
  _ errors: inout [Diagnostic]
) -> NarrowedDefinition? {
  let flat = flattenInlineFragments(in: definition.object)
  let (merged, disagreements) = mergeFields(in: flat)
  guard disagreements.isEmpty else {
    errors += disagreements.map(differentArguments)
    return nil
  }
  let reserved = ReservedNames(for: merged, of: definition, fragmentNames, namespace: context.namespace)
  let named = nameMembers(of: merged, reserving: reserved)
  guard let narrowed = narrowObjects(in: named, reserving: reserved) else {
    errors.append(tooManyCombinations(in: definition))
    return nil
  }
  return NarrowedDefinition(
    written: definition.written,
    name: definition.name,
    sent: definition.sent,
    object: narrowed,
    hasUnmaskedFragments: !merged.unmaskedFragments.isEmpty
  )
}

/// The error of a definition that would become too many types.
private func tooManyCombinations(in definition: SelectedDefinition) -> Diagnostic {
  Diagnostic(
    .error,
    "\"\(definition.name)\" combines too many type conditions to have a Swift type for each combination. "
      + "Move the selections of some of them into fragments.",
    at: definition.written.nameRange
  )
}

/// The error of an object that spreads a fragment twice, each time with other arguments: it is read once.
private func differentArguments(_ disagreement: SpreadDisagreement) -> Diagnostic {
  Diagnostic(
    .error,
    "Fragment \"\(disagreement.fragment)\" is spread into one object with different arguments. Select the object's field "
      + "once for each, under different aliases.",
    at: disagreement.first,
    disagreement.second
  )
}

extension ValidationResult {
  /// What can be compiled.
  fileprivate var document: ValidDocument? {
    switch self {
    case .valid(let document, _): document
    case .invalid(_, let salvaged): salvaged
    }
  }

  /// What is to be said.
  fileprivate var diagnostics: [Diagnostic] {
    switch self {
    case .valid(_, let warnings): warnings
    case .invalid(let errors, _): errors
    }
  }
}
