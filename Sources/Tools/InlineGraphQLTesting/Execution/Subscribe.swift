import GraphQLLanguage
public import InlineGraphQL

extension ExecutableSchema {
  /// Executes a subscription (section 6.2.3): one response for each event.
  ///
  /// The events come from the `Resolver(eventsOf:)` of the subscribed field. Without such a resolver, they are the
  /// elements of the list that the schema's data has for the field. A request with errors has one response, and so have
  /// queries and mutations.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - operationName: The operation to execute; needed only if the document has several.
  ///   - variables: An object with the values of the variables.
  /// - Returns: The responses. Each is made when the caller asks for it, so events wait at their source for a slow
  ///   reader. The stream throws the errors of the sequence of events.
  public func subscribe(
    _ document: String,
    operationName: String? = nil,
    variables: GraphQLJSONValue = [:]
  ) -> AsyncThrowingStream<GraphQLJSONValue, any Error> {
    let responses = SubscriptionResponses(document, operationName: operationName, variables: variables, schema: self)
    return AsyncThrowingStream(unfolding: { try await responses.next() })
  }
}

/// The responses of a subscription.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
private final class SubscriptionResponses: @unchecked Sendable {
  private enum State {
    case start(document: String, operationName: String?, variables: GraphQLJSONValue, schema: ExecutableSchema)
    case events(ExecutableRequest, field: String, Resolver.NextEvent)
    case end
  }

  private var state: State

  init(_ document: String, operationName: String?, variables: GraphQLJSONValue, schema: ExecutableSchema) {
    state = .start(document: document, operationName: operationName, variables: variables, schema: schema)
  }

  /// Returns the next response; `nil` after the last one.
  func next() async throws -> GraphQLJSONValue? {
    switch state {
    case .start(let document, let operationName, let variables, let schema):
      state = .end
      let request: ExecutableRequest
      do throws(RequestError) {
        request = try ExecutableRequest(document, operationName: operationName, variables: variables, schema: schema)
        guard request.operation.kind == .subscription else { return await Execution(request).execute() }
        let (field, nextEvent) = try await Execution(request).createSourceEventStream()
        state = .events(request, field: field, nextEvent)
      } catch {
        return error.response
      }
      return try await next()
    case .events(let request, let field, let nextEvent):
      // `MapSourceToResponseEvent` of section 6.2.3.2.
      state = .end
      guard let event = try await nextEvent() else { return nil }
      let response = await Execution(request).execute(from: .fields([field: event]))
      if Task.isCancelled { return nil }
      state = .events(request, field: field, nextEvent)
      return response
    case .end:
      return nil
    }
  }
}

extension Execution {
  /// Returns the name of the subscribed field and its events: `CreateSourceEventStream` of section 6.2.3.1.
  fileprivate func createSourceEventStream() async throws(RequestError) -> (String, Resolver.NextEvent) {
    do throws(FieldError) {
      let rootType = try rootType()
      let fields = try collectFields(of: [request.operation.selectionSet], on: rootType.name)
      guard let fieldSet = fields.fieldSets.first else { throw FieldError("The subscription selects no field.") }
      let path = ExecutionPath(nil, .key(fieldSet.responseKey))
      do {
        return (fieldSet.name, try await resolveFieldEventStream(fieldSet, path: path))
      } catch {
        throw error.located(at: fieldSet.ranges, path)
      }
    } catch {
      throw RequestError([error], in: request.source)
    }
  }

  /// Returns the events of a field: `ResolveFieldEventStream` of section 6.2.3.1.
  private func resolveFieldEventStream(
    _ fieldSet: FieldSet,
    path: ExecutionPath
  ) async throws(FieldError) -> Resolver.NextEvent {
    let field = fieldSet.fields[0]
    let arguments = try coerceArgumentValues(fieldSet.definition.arguments, field.arguments, of: field.range)
    if let subscribe = request.schema.resolvers.events[fieldSet.name] {
      let input = ResolverInput(
        parent: request.schema.data,
        arguments: arguments,
        parentType: fieldSet.parentType,
        fieldName: fieldSet.name,
        responsePath: path
      )
      do {
        return try await subscribe(input)
      } catch {
        throw FieldError(error)
      }
    }
    guard case .array(let events)? = request.schema.data[fieldSet.name] else {
      if var sample = try sample(of: fieldSet, in: request.schema.data, arguments: arguments, path: path).map({ [$0] })
      {
        return { sample.popLast() }
      }
      let coordinate = "\(fieldSet.parentType).\(fieldSet.name)"
      throw FieldError("There are no events of \"\(coordinate)\". Add Resolver(eventsOf: \"\(coordinate)\").")
    }
    var remaining = events[...]
    return { remaining.popFirst().map { .json($0) } }
  }
}
