extension ResponseDecodingError: CustomStringConvertible {
  /// The path of the wrong value, the expected and the actual value, and the errors that the server reports.
  public var description: String {
    let place = path.components.isEmpty ? "The response" : "\"\("\(path)".excerpt())\" in the response"
    let problem =
      switch storage.problem.expected {
      case .member where !path.components.isEmpty: "\(place) is missing."
      case .required: "\(place) is required, but is null."
      default: "\(place) should be \(expected.excerpt()), but is \(found)."
      }
    guard let error = errors.first else { return problem }
    let others = errors.count == 1 ? "" : " (and \(errors.count - 1) more)"
    return "\(problem) The server reports: \("\(error)".excerpt())\(others)"
  }
}
