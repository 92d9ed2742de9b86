import GraphQLCLibrary
import InlineGraphQL

/// The pages that are being loaded. Those who ask for one at the same time share the request.
final class PageLoads: Sendable {
  /// A page of a fragment's list.
  struct Page: Hashable, Sendable {
    let fragment: ObjectIdentifier
    /// The values of the variables, without that for the number of objects.
    let variables: GraphQLJSONObject
  }

  private let running = Locked<[Page: SharedTask<any GraphQLFragment>]>([:])

  /// Loads a page, or waits for it if somebody else loads it.
  func load<Fragment: GraphQLFragment>(
    _ page: Page,
    _ work: @escaping @Sendable () async throws -> Fragment
  ) async throws -> Fragment? {
    while true {
      let shared = running.withLock { running in
        let shared = running[page] ?? SharedTask { try await work() }
        running[page] = shared
        return shared
      }
      let fragment: (any GraphQLFragment)?
      do {
        fragment = try await shared.value()
      } catch {
        if !Task.isCancelled { forget(page, shared) }
        throw error
      }
      forget(page, shared)
      if let fragment { return fragment as? Fragment }
    }
  }

  private func forget(_ page: Page, _ shared: SharedTask<any GraphQLFragment>) {
    running.withLock { if $0[page] === shared { $0[page] = nil } }
  }
}
