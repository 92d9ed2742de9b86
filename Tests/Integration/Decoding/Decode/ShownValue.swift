import InlineGraphQL

/// What a type shows of a response, or should show.
indirect enum ShownValue: CustomStringConvertible {
  case null
  case scalar(GraphQLJSONValue)
  case list([ShownValue])
  case object([String: ShownValue])
  /// An error; each of several texts may be its own.
  case failure(Set<String>)

  /// Whether a value that was found is what this says.
  func admits(_ found: ShownValue) -> Bool {
    switch (self, found) {
    case (.null, .null): true
    case (.scalar(let wanted), .scalar(let found)): wanted == found
    case (.list(let wanted), .list(let found)):
      wanted.count == found.count && zip(wanted, found).allSatisfy { $0.admits($1) }
    case (.object(let wanted), .object(let found)):
      wanted.keys == found.keys && wanted.allSatisfy { $0.value.admits(found[$0.key]!) }
    case (.failure(let wanted), .failure(let found)): !found.isEmpty && found.isSubset(of: wanted)
    default: false
    }
  }

  var description: String {
    switch self {
    case .null: "null"
    case .scalar(let value): value.description
    case .list(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    case .failure(let errors): "failure(" + errors.sorted().joined(separator: ", ") + ")"
    }
  }
}

// What was found, by reflection.
extension ShownValue {
  /// Decodes a response.
  init<Data: ResponseObject>(_ decode: () throws -> GraphQLResponse<Data>) {
    do {
      let response = try decode()
      self = response.fieldError.map { ShownValue(failure: $0) } ?? response.data.map { ShownValue($0) } ?? .null
    } catch {
      self = ShownValue(failure: error)
    }
  }

  private init(failure: any Error) {
    switch failure {
    case GraphQLFieldError.reported(let errors): self = .failure(Set(errors.map(\.message)))
    case GraphQLFieldError.missing(let error): self = .failure(["\(error.path)"])
    case let error as MissingRequiredFieldError: self = .failure(["\(error.path)"])
    default: self = .failure(["\(failure)"])
    }
  }

  init(_ value: Any) {
    switch value {
    case let value as String: self = .scalar(.string(value))
    case let value as Int: self = .scalar(.int(value))
    case let value as GraphQLFieldError: self = ShownValue(failure: value)
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: self = mirror.children.first.map { ShownValue($0.value) } ?? .null
      case .collection: self = .list(mirror.children.map { ShownValue($0.value) })
      case .enum: self = ShownValue(mirror.children.first!.value)
      default:
        self = .object(
          Dictionary(
            uniqueKeysWithValues: mirror.children.map { ($0.label!, ShownValue($0.value)) }.filter {
              $0.0 != "__typename"
            }
          )
        )
      }
    }
  }
}
