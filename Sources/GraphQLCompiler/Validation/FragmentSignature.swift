/// What a literal knows of a fragment that is defined elsewhere: all that the rules of validation ask of it.
public struct FragmentSignature: Hashable, Sendable {
  /// A place at which a fragment uses a variable of the operations that it is spread in.
  public struct VariableUse: Hashable, Sendable {
    /// The variable's name, without `$`.
    public var name: String

    /// The type of the argument, input field or list element that the variable stands for.
    public var type: TypeReference

    /// Whether that argument or input field has a default value of its own (section 5.8.5).
    public var hasLocationDefault: Bool

    /// Makes a use of a variable.
    public init(name: String, type: TypeReference, hasLocationDefault: Bool) {
      self.name = name
      self.type = type
      self.hasLocationDefault = hasLocationDefault
    }
  }

  /// The fragment's name.
  public var name: String

  /// The name of the type that the fragment applies to.
  public var typeCondition: String

  /// How Swift code names the fragment's struct; the fragment's key protocol has the suffix `_Key`.
  public var swiftName: String

  /// The variables that the fragment uses itself, without those of the fragments it spreads; each different use once.
  public var variables: [VariableUse]

  /// The names of the fragments that the fragment spreads itself, each once.
  public var spreads: [String]

  /// Makes a signature of its parts.
  public init(name: String, typeCondition: String, swiftName: String, variables: [VariableUse], spreads: [String]) {
    self.name = name
    self.typeCondition = typeCondition
    self.swiftName = swiftName
    self.variables = variables
    self.spreads = spreads
  }
}
