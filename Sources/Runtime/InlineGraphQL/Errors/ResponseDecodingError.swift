/// An error for a response that does not match its operation.
///
/// ```swift
/// do {
///   show(try await client.execute(HeroQuery(episode: .jedi)).data?.hero?.name)
/// } catch let error as ResponseDecodingError {
///   log("\(error.path): expected \(error.expected), found \(error.found)")   // hero.name: expected a string, found 1
/// }
/// ```
public struct ResponseDecodingError: Error, Sendable {
  // The error is one word, so functions that may throw it cost nothing if they do not.
  let storage: Storage

  final class Storage: Sendable {
    let problem: Problem
    let path: JSONPath
    let found: String
    let errors: [GraphQLError]

    init(problem: Problem, path: JSONPath, found: String, errors: [GraphQLError] = []) {
      self.problem = problem
      self.path = path
      self.found = found
      self.errors = errors
    }
  }

  /// The error as it is known where reading fails. The path and the words are added when reading as a whole has failed.
  struct Problem {
    var offset: Int
    var expected: Expectation
    /// The error in the text if it is malformed; nil if only the value is wrong.
    var malformed: JSONError?
    /// The innermost deferred part that is wrong, if a store has it.
    var part: DeferredPart?
  }

  enum Expectation {
    case kind(StaticString)
    case member(String)
    case other(String)
    /// A value for a field with `@required`. If it is an absence, the object with the field is null.
    case required(String, isAbsence: Bool)
  }

  init(_ problem: Problem) {
    storage = Storage(problem: problem, path: JSONPath(), found: "")
  }

  init(_ problem: Problem, path: JSONPath, found: String) {
    storage = Storage(problem: problem, path: path, found: found)
  }

  /// Creates the error of a deferred part from one of something in it.
  init(_ error: ResponseDecodingError, in part: DeferredPart) {
    var problem = error.storage.problem
    if problem.part == nil { problem.part = part }
    self.init(problem)
  }

  /// The innermost deferred part that is wrong, if a store has it.
  package var part: DeferredPart? { storage.problem.part }

  /// Whether it stands for an object that is null, since a field with `@required` in it is.
  @usableFromInline
  var isAbsence: Bool {
    if case .required(_, isAbsence: true) = storage.problem.expected { true } else { false }
  }

  /// Whether a field with `@required` is null.
  var isMissingRequiredField: Bool {
    if case .required = storage.problem.expected { true } else { false }
  }

  /// Whether an object has no member that it must have.
  var isMissingMember: Bool {
    if case .member = storage.problem.expected { true } else { false }
  }

  /// The offset of the wrong value in bytes.
  var offset: Int { storage.problem.offset }

  /// Returns the error with the errors that the server reports in the same response.
  func with(errors: [GraphQLError]) -> ResponseDecodingError {
    ResponseDecodingError(Storage(problem: storage.problem, path: path, found: found, errors: errors))
  }

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// The errors that the server reports in the same response; empty if there are none. They may be the reason for the
  /// wrong data.
  public var errors: [GraphQLError] { storage.errors }

  /// The response path of the wrong value, as in `allAnimals[3].height.feet`; empty for the data as a whole.
  public var path: ResponsePath { storage.path }

  /// The expected value, as in "a string" or "an integer of 32 bits".
  public var expected: String {
    switch storage.problem.expected {
    case .kind(let words): "\(words)"
    case .member(let key), .required(let key, _): "a value for \"\(key)\""
    case .other(let words): words
    }
  }

  /// The actual value, as in "null" or "nothing".
  public var found: String { storage.found }
}

/// A path from the data of a response to a value in it, as in `allAnimals[3].height.feet`.
public typealias ResponsePath = JSONPath
