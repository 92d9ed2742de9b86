import GraphQLCompiler
public import InlineGraphQL

extension ExecutableSchema {
  /// Executes a subscription (section 6.2.3): one response for each event.
  ///
  /// The events are those of the subscribed field's `Resolver(eventsOf:)`, or, where there is none, the elements of the
  /// list that ``ExecutableSchema``'s data has for it. A request with errors, and one of a query or mutation, has one
  /// response.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - operationName: which operation of the document to execute; not needed where there is only one.
  ///   - variables: an object with the values of the variables.
  /// - Returns: the responses. The stream throws what the sequence of events throws.
  public func subscribe(
    _ document: String,
    operationName: String? = nil,
    variables: JSONValue = [:]
  ) -> AsyncThrowingStream<JSONValue, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          let request = try ExecutableRequest(
            document,
            operationName: operationName,
            variables: variables,
            schema: self
          )
          try await respond(to: request) { continuation.yield($0) }
          continuation.finish()
        } catch let error as RequestError {
          continuation.yield(error.response)
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Executes an operation once for each event: `Subscribe` of section 6.2.3.
  private func respond(to request: ExecutableRequest, _ yield: (JSONValue) -> Void) async throws {
    guard request.operation.kind == .subscription else {
      yield(await Execution(request).execute())
      return
    }
    let (field, forEachEvent) = try await Execution(request).createSourceEventStream()
    // `MapSourceToResponseEvent` of section 6.2.3.2.
    try await forEachEvent { event in
      yield(await Execution(request).execute(from: .fields([field: event])))
    }
  }
}

extension Execution {
  /// The name of the field that is subscribed to, and its events: `CreateSourceEventStream` of section 6.2.3.1.
  fileprivate func createSourceEventStream() async throws(RequestError) -> (String, Resolver.ForEachEvent) {
    do throws(FieldError) {
      let rootType = try rootType()
      let groups = try collectFields(of: [request.operation.selectionSet], on: rootType.name)
      guard let group = groups.first else { throw FieldError("The subscription selects no field.") }
      let path = ResponsePath(nil, .key(group.responseKey))
      do {
        return (group.name, try await resolveFieldEventStream(group, path: path))
      } catch {
        throw error.located(at: group.ranges, path)
      }
    } catch {
      throw RequestError([error], in: request.source)
    }
  }

  /// The events of a field: `ResolveFieldEventStream` of section 6.2.3.1.
  private func resolveFieldEventStream(
    _ group: FieldGroup,
    path: ResponsePath
  ) async throws(FieldError) -> Resolver.ForEachEvent {
    let field = group.fields[0]
    let arguments = try coerceArgumentValues(group.definition.arguments, field.arguments, of: field.range)
    if let subscribe = request.schema.resolvers.events[group.name] {
      let input = ResolverInput(
        parent: request.schema.data,
        arguments: arguments,
        parentType: group.parentType,
        fieldName: group.name,
        responsePath: path
      )
      do {
        return try await subscribe(input)
      } catch {
        throw FieldError(error)
      }
    }
    guard case .array(let events)? = request.schema.data[group.name] else {
      let coordinate = "\(group.parentType).\(group.name)"
      throw FieldError("There are no events of \"\(coordinate)\". Add Resolver(eventsOf: \"\(coordinate)\").")
    }
    return { body in
      for event in events { await body(.json(event)) }
    }
  }
}
