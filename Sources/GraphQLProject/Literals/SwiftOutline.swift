/// The contents of a Swift file that matter to its GraphQL.
public struct SwiftOutline: Sendable {
  /// The GraphQL literals, in order.
  public internal(set) var literals: [SwiftLiteral] = []

  /// The macros whose text cannot be read, in order.
  public internal(set) var unreadable: [UnreadableLiteral] = []

  /// The imports, in order.
  public internal(set) var imports: [SwiftImport] = []

  /// The types that the file declares, including local ones.
  public internal(set) var types: [SwiftTypeDeclaration] = []

  /// Reads a Swift file.
  ///
  /// Comments, other strings and their interpolations, regex literals and the branches of `#if` are read as Swift reads
  /// them. Branches that are never compiled, such as that of `#if false`, are left out.
  ///
  /// - Parameters:
  ///   - swift: The file as UTF-8.
  ///   - name: The name of the literals' sources in diagnostics.
  public init(of swift: [UInt8], name: String = "GraphQL request") {
    self = SwiftBytes.withView(of: swift) { bytes in
      var scanner = SwiftScanner(bytes, name: name)
      return scanner.outline()
    }
  }

  init() {}
}

/// A module that a Swift file imports, perhaps only under an `#if` condition.
public struct SwiftImport: Hashable, Sendable {
  /// The module's name.
  public var module: String

  /// Whether only one of its declarations is imported: `import struct Foundation.Date`.
  public var isScoped = false

  /// Whether all files of this module, and all importers, see the imported module too: `@_exported import`.
  public var isExported = false

  /// Whether the module's internal declarations are visible too: `@testable import`.
  public var isTestable = false

  /// The offset of the keyword `import` in the file.
  public var offset: Int
}

/// A type that a Swift file declares.
public struct SwiftTypeDeclaration: Hashable, Sendable {
  /// The names of the types and extended types around it, from the outermost, and its own.
  public var path: [String]

  /// The kind of the type; `nil` for a `typealias`.
  public var kind: SwiftTypeKind?

  /// Whether it has type parameters.
  public var isGeneric: Bool
}

/// The keywords that declare or extend a type.
public enum SwiftTypeKind: String, Hashable, Sendable {
  case `struct`, `enum`, `class`, `protocol`, actor, `extension`
}

/// What surrounds a macro.
public struct LexicalContext: Hashable, Sendable {
  /// What the file or a pair of brackets contains.
  public enum Body: Hashable, Sendable {
    /// Declarations at the top level of a file.
    case file
    /// Members of a type or an extension.
    case members
    /// Statements of a function, an accessor or a closure.
    case statements
    /// An expression, such as an argument.
    case expression
  }

  /// What the nearest brackets around it contain.
  public var body = Body.file

  /// The types and extensions around it, from the outermost.
  public var types: [SwiftTypeKind] = []

  /// Whether a type around it has type parameters, or an extension around it extends a type with arguments.
  public var isGeneric = false

  /// Whether it is in a function, an accessor or a closure, at any depth.
  public var isLocal = false

  /// Makes the surroundings of a macro at the top level of a file.
  public init() {}
}

/// A macro for GraphQL whose text cannot be read.
public struct UnreadableLiteral: Hashable, Sendable {
  /// Why the text cannot be read.
  public enum Reason: Hashable, Sendable {
    /// The literal has an interpolation.
    case interpolation
    /// The argument is an expression other than a literal.
    case noLiteral
  }

  /// The macro.
  public var macro: SwiftLiteral.Macro

  /// Why the text cannot be read.
  public var reason: Reason

  /// Whether an `#if` condition decides if the macro is compiled at all.
  public var isConditional: Bool

  /// The offset of the interpolation or the expression in the file.
  public var offset: Int
}
