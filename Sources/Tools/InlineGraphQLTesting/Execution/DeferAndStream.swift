import GraphQLLanguage
import GraphQLValidation
import InlineGraphQL

// The directives `@defer` and `@stream` put parts off. These are sent as in the format with paths, one a payload.
// A field that is selected outside of a deferred fragment too is executed for both.

/// A fragment with `@defer`, on an object that it applies to.
struct DeferredFragment {
  var label: String?
  var selectionSet: SelectionSet
}

/// A part of the response that is executed after what is around it.
enum LaterPart {
  case fragment(DeferredFragment, of: ResolvedValue, on: ObjectType, path: ExecutionPath?)
  case elements(StreamedElements)
}

/// The elements of a list that `@stream` puts off.
struct StreamedElements {
  var label: String?
  var elements: ArraySlice<ResolvedValue>
  var type: TypeReference
  var fieldSet: FieldSet
  var path: ExecutionPath
}

extension Execution {
  /// Executes the operation, without what may arrive later. ``nextPart()`` has the rest.
  func executeFirstPart() async -> GraphQLJSONValue {
    sendsParts = true
    let response = await execute()
    guard !laterParts.isEmpty, case .object(var payload) = response else { return response }
    payload["hasNext"] = true
    return .object(payload)
  }

  /// Executes the next of the parts that were put off; returns nil after the last one.
  func nextPart() async -> GraphQLJSONValue? {
    guard !laterParts.isEmpty else { return nil }
    errors = []
    var part: GraphQLJSONObject
    switch laterParts.removeFirst() {
    case .fragment(let fragment, let object, let type, let path):
      part = ["data": await execute(fragment, of: object, on: type, path: path), "path": path.json]
      part["label"] = fragment.label.map { .string($0) }
    case .elements(let list):
      let path = ExecutionPath(list.path, .index(list.elements.startIndex))
      part = ["items": await executeElement(of: list, path: path), "path": path.json]
      part["label"] = list.label.map { .string($0) }
    }
    if let failure = failureOfAll {
      part = ["data": .null, "path": [], "errors": failure]
      laterParts = []
    } else if !errors.isEmpty {
      part["errors"] = errorList
    }
    return ["incremental": [.object(part)], "hasNext": .bool(!laterParts.isEmpty)]
  }

  private func execute(
    _ fragment: DeferredFragment,
    of object: ResolvedValue,
    on type: ObjectType,
    path: ExecutionPath?
  ) async -> GraphQLJSONValue {
    await partIfWhole { () throws(FieldError) in
      let fields = try collectFields(of: [fragment.selectionSet], on: type.name)
      return try await executeFields(fields, of: object, on: type, path: path)
    }
  }

  /// Executes the first of a list's elements, and puts the rest off again.
  private func executeElement(of list: StreamedElements, path: ExecutionPath) async -> GraphQLJSONValue {
    let element = list.elements[list.elements.startIndex]
    return await partIfWhole { () throws(FieldError) in
      let value = try await completeElement(element, as: list.type, list.fieldSet, path: path)
      var rest = list
      rest.elements.removeFirst()
      if !rest.elements.isEmpty { laterParts.append(.elements(rest)) }
      return [value]
    }
  }

  /// Executes a part. If that fails, reports the error and returns null.
  private func partIfWhole(_ execute: () async throws(FieldError) -> GraphQLJSONValue) async -> GraphQLJSONValue {
    let count = laterParts.count
    do throws(FieldError) {
      return try await execute()
    } catch {
      errors.append(error)
      laterParts.removeLast(laterParts.count - count)
      return .null
    }
  }

  /// Returns what a fragment puts off; nil if its directives do not have it deferred.
  func deferred(_ selectionSet: SelectionSet, _ directives: [Directive]) throws(FieldError) -> DeferredFragment? {
    guard sendsParts, let directive = directives.deferDirective else { return nil }
    let arguments = try arguments(of: directive)
    if arguments["if"] == false { return nil }
    return DeferredFragment(label: arguments["label"]?.string, selectionSet: selectionSet)
  }

  /// Puts off the elements of a list that come after `initialCount` of `@stream`.
  ///
  /// - Returns: The elements that are sent at once.
  func stream(
    _ elements: [ResolvedValue],
    of type: TypeReference,
    _ fieldSet: FieldSet,
    path: ExecutionPath
  ) throws(FieldError) -> ArraySlice<ResolvedValue> {
    // In a list of lists the directive is about the outer one.
    guard sendsParts, case .key = path.element,
      let directive = fieldSet.fields[0].directives.first(where: { $0.name.value == "stream" })
    else { return elements[...] }
    let arguments = try arguments(of: directive)
    var count = 0
    if case .int(let initialCount)? = arguments["initialCount"] { count = initialCount }
    guard arguments["if"] != false, count < elements.count else { return elements[...] }
    guard count >= 0 else { throw FieldError("initialCount must be a positive integer", at: directive.range) }
    laterParts.append(
      .elements(
        StreamedElements(
          label: arguments["label"]?.string,
          elements: elements[count...],
          type: type,
          fieldSet: fieldSet,
          path: path
        )
      )
    )
    return elements[..<count]
  }

  private func arguments(of directive: Directive) throws(FieldError) -> GraphQLJSONObject {
    let name = directive.name.value
    guard let definition = schema.directive(named: name) ?? incrementalSchema.directive(named: name) else { return [:] }
    return try coerceArgumentValues(definition.arguments, directive.arguments, of: directive.range)
  }
}

extension ExecutionPath? {
  fileprivate var json: GraphQLJSONValue { self?.json ?? [] }
}
