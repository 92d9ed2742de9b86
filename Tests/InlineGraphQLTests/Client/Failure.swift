/// Returns the error that `body` throws.
func failure<T>(_ body: () async throws -> T) async throws -> any Error {
  do {
    let value = try await body()
    throw NoFailure(value: "\(value)")
  } catch let error as NoFailure {
    throw error
  } catch {
    return error
  }
}

private struct NoFailure: Error {
  var value: String
}
