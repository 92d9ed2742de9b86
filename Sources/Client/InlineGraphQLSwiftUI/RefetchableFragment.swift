#if canImport(SwiftUI)
  import InlineGraphQL
  import InlineGraphQLStore
  import SwiftUI

  /// The data of a fragment that a view shows and can fetch again.
  ///
  /// ```swift
  /// struct Avatar: View {
  ///   @RefetchableFragment<Avatar_user> var user: Avatar_user.Data
  ///
  ///   init(user: some Avatar_user_Key) { _user = RefetchableFragment(Avatar_user(key: user)) }
  ///
  ///   var body: some View {
  ///     Button(user.name) { $user.refetch() }.disabled($user.isRefetching)
  ///   }
  /// }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  @propertyWrapper
  public struct RefetchableFragment<F: GraphQLRefetchableFragment>: DynamicProperty {
    @State private var slot = LiveRefetchableFragmentSlot<F>()
    private let fragment: F

    /// Shows a fragment of a value.
    public init(_ fragment: F) { self.fragment = fragment }

    /// The fragment's data as the store has it now.
    public var wrappedValue: F.Data { projectedValue.data }

    /// The live fragment, which fetches itself again.
    public var projectedValue: LiveFragment<F> { slot.liveFragment(fragment) }
  }
#endif
