/// A response does not have the form that its operation promises.
public struct ResponseDecodingError: Error, Sendable {
  // One word, so that functions that may throw it cost nothing when they do not.
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

  /// What is known at the place where reading fails; path and words are made from it when reading as a whole has failed.
  struct Problem {
    var offset: Int
    var expected: Expectation
    /// Set if the text is malformed, and not only another value than expected.
    var malformed: JSONError?
  }

  enum Expectation {
    case kind(StaticString)
    case member(String)
    case other(String)
  }

  init(_ problem: Problem) {
    storage = Storage(problem: problem, path: JSONPath(), found: "")
  }

  init(_ problem: Problem, path: JSONPath, found: String) {
    storage = Storage(problem: problem, path: path, found: found)
  }

  /// The same error with what the server reports in the same response.
  func with(errors: [GraphQLError]) -> ResponseDecodingError {
    ResponseDecodingError(Storage(problem: storage.problem, path: path, found: found, errors: errors))
  }

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// The errors that the server reports in the same response, which may be why its data is not what was selected; empty if
  /// it reports none.
  public var errors: [GraphQLError] { storage.errors }

  /// The response path of the value that is wrong, as in `allAnimals[3].height.feet`; empty for the data as a whole.
  public var path: ResponsePath { storage.path }

  /// What should be there, as in "a string" or "an integer of 32 bits".
  public var expected: String {
    switch storage.problem.expected {
    case .kind(let words): "\(words)"
    case .member(let key): "a value for \"\(key)\""
    case .other(let words): words
    }
  }

  /// What is there, as in "null" or "nothing".
  public var found: String { storage.found }
}

/// The way from the data of a response to a value in it, as in `allAnimals[3].height.feet`.
public typealias ResponsePath = JSONPath
