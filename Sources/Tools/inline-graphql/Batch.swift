import Foundation
import GraphQLFiles
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLProject
import GraphQLValidation

/// The answers of `inline-graphql validate --batch` to its requests.
struct Batch {
  private struct Request: Decodable {
    var id: RequestID
    /// A path, SDL or introspection JSON.
    var schema: String
    /// `nil` if the request is about the schema only.
    var document: String?
  }

  private struct Answer: Encodable {
    struct Error: Encodable {
      var message: String
      var locations: [FileDiagnostic.Location]
    }

    var id: RequestID?
    var errors: [Error]
  }

  /// A schema, or its errors.
  private enum LoadedSchema {
    case valid(Schema)
    case invalid([Answer.Error])
  }

  private let limit: ErrorLimit
  private var schemas: [String: LoadedSchema] = [:]

  /// Creates a batch.
  ///
  /// - Parameter limit: The maximum number of errors in an answer.
  init(limit: ErrorLimit) {
    self.limit = limit
  }

  /// Answers each line of standard input.
  ///
  /// - Returns: Whether every line was a request.
  mutating func answerRequests() throws -> Bool {
    var areAllRequests = true
    while let line = readLine() {
      do {
        let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
        try printJSON(Answer(id: request.id, errors: errors(in: request)))
      } catch is DecodingError {
        areAllRequests = false
        let message = "This is not a request {\"id\", \"schema\", \"document\"}."
        try printJSON(Answer(id: nil, errors: [.init(message: message, locations: [])]))
      }
    }
    return areAllRequests
  }

  private mutating func errors(in request: Request) -> [Answer.Error] {
    switch loadedSchema(request.schema) {
    case .invalid(let errors): errors
    case .valid(let schema): request.document.map { errors(in: $0, against: schema) } ?? []
    }
  }

  private func errors(in text: String, against schema: Schema) -> [Answer.Error] {
    let source = Source(text)
    do {
      return answers(specificationErrors(in: try Document(parsingSpecified: source), schema: schema), in: source)
    } catch {
      return answers([error], in: source)
    }
  }

  private mutating func loadedSchema(_ pathOrText: String) -> LoadedSchema {
    if let known = schemas[pathOrText] { return known }
    let loaded = load(pathOrText)
    // Test suites name few files, and any number of texts once each.
    if schemas.count >= 100 { schemas.removeAll() }
    schemas[pathOrText] = loaded
    return loaded
  }

  private func load(_ pathOrText: String) -> LoadedSchema {
    let source: Source
    do throws(ReadingError) {
      source = try InputFile(reading: pathOrText).source
    } catch {
      // A schema that is not JSON contains white space.
      guard pathOrText.isEmpty || pathOrText.first == "{" || pathOrText.contains(where: \.isWhitespace) else {
        return .invalid([.init(message: "cannot read \"\(pathOrText)\": \(error.reason)", locations: [])])
      }
      source = Source(pathOrText)
    }
    let errors = ExpandedSchema.diagnostics(of: source).filter { $0.severity == .error }
    guard errors.isEmpty else { return .invalid(answers(errors, in: source)) }
    do {
      return .valid(try ExpandedSchema(source).schema)
    } catch {
      return .invalid(answers([error], in: source))
    }
  }

  private func answers(_ diagnostics: [Diagnostic], in source: Source) -> [Answer.Error] {
    if diagnostics.isEmpty { return [] }
    let lines = LineMap(source)
    let (told, next) = limit.divide(diagnostics, by: \.severity)
    let errors = told.map { diagnostic in
      let locations = diagnostic.ranges.map { FileDiagnostic.Location(lines.location(at: $0.start)) }
      return Answer.Error(message: diagnostic.message, locations: locations)
    }
    return next == nil ? errors : errors + [.init(message: ErrorLimit.message, locations: [])]
  }
}

/// The identifier that a request gives itself.
private enum RequestID: Codable {
  case number(Int)
  case string(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    }
  }
}
