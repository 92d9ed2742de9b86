#if canImport(SwiftUI)
  import InlineGraphQL
  import InlineGraphQLStore
  import SwiftUI

  /// The data of a fragment that a view shows, and that follows the store.
  ///
  /// ```swift
  /// struct HeroCard: View {
  ///   @Fragment<HeroCard_hero> var hero: HeroCard_hero.Data
  ///
  ///   init(hero: some HeroCard_hero_Key) { _hero = Fragment(HeroCard_hero(key: hero)) }
  ///
  ///   var body: some View { Text(hero.name) }
  /// }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  @propertyWrapper
  public struct Fragment<F: GraphQLFragment>: DynamicProperty {
    @State private var slot = LiveFragmentSlot<F>()
    private let fragment: F

    /// Shows a fragment of a value.
    public init(_ fragment: F) { self.fragment = fragment }

    /// The fragment's data as the store has it now.
    public var wrappedValue: F.Data { slot.liveFragment(fragment).data }
  }
#endif
