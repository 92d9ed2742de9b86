#if canImport(SwiftUI)
  import InlineGraphQL
  import InlineGraphQLStore
  import SwiftUI

  /// The data of a fragment with a connection that a view shows page by page.
  ///
  /// ```swift
  /// struct Friends: View {
  ///   @PaginationFragment<Friends_user> var user: Friends_user.Data
  ///
  ///   init(user: some Friends_user_Key) { _user = PaginationFragment(Friends_user(key: user)) }
  ///
  ///   var body: some View {
  ///     Button("\(user.friends?.count ?? 0) and more") { $user.loadNext(20) }
  ///       .disabled(!$user.hasNext || $user.isLoadingNext)
  ///   }
  /// }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  @propertyWrapper
  public struct PaginationFragment<F: GraphQLPaginationFragment>: DynamicProperty {
    @State private var slot = LiveRefetchableFragmentSlot<F>()
    private let fragment: F

    /// Shows a fragment of a value.
    public init(_ fragment: F) { self.fragment = fragment }

    /// The data, with all pages that were loaded.
    public var wrappedValue: F.Data { projectedValue.data }

    /// The live fragment, which loads pages and fetches itself again.
    public var projectedValue: LiveFragment<F> { slot.liveFragment(fragment) }
  }
#endif
