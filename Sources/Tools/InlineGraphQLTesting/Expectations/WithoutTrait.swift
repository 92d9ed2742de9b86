#if !Testing
  public import InlineGraphQL

  /// Needs the package's trait `Testing`.
  @available(
    *,
    unavailable,
    message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"Testing\"]"
  )
  public func expectExpansion(of text: String, schema: SchemaSource = .package, _ expected: (() -> String)? = nil) {}

  /// Needs the package's trait `Testing`.
  @available(
    *,
    unavailable,
    message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"Testing\"]"
  )
  public func expectDiagnostics(of text: String, schema: SchemaSource = .package, _ expected: (() -> String)? = nil) {}

  /// Needs the package's trait `Testing`.
  @available(
    *,
    unavailable,
    message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"Testing\"]"
  )
  public func expectDocument<Operation: GraphQLOperation>(
    _ operation: Operation.Type,
    _ expected: (() -> String)? = nil
  ) {}

  /// Needs the package's trait `Testing`.
  @available(
    *,
    unavailable,
    message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"Testing\"]"
  )
  public func expectDocument(_ operation: some GraphQLOperation, _ expected: (() -> String)? = nil) {}

  /// Needs the package's trait `Testing`.
  @available(
    *,
    unavailable,
    message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"Testing\"]"
  )
  public func expectVariables(_ operation: some GraphQLOperation, _ expected: (() -> String)? = nil) {}

  /// Needs the package's trait `Testing`.
  @available(
    *,
    unavailable,
    message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"Testing\"]"
  )
  public func expectRequests(_ client: GraphQLClient, _ expected: (() -> String)? = nil) {}
#endif
