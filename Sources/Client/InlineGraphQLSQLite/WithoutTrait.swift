#if !SQLite
  import Foundation
  import InlineGraphQLStore

  extension GraphQLStore {
    /// Needs the package's trait `SQLite`.
    @available(
      *,
      unavailable,
      message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"SQLite\"]"
    )
    public convenience init(file: URL, maximumSize: Int = 0) throws { fatalError("The trait SQLite is missing.") }
  }
#endif
