/// What of a Swift file matters to its GraphQL.
public struct SwiftOutline: Sendable {
  /// The GraphQL literals, in order.
  public internal(set) var literals: [SwiftLiteral] = []

  /// The macros whose text cannot be read, in order.
  public internal(set) var unreadable: [UnreadableLiteral] = []

  /// The imports, in order.
  public internal(set) var imports: [SwiftImport] = []

  /// The types that are declared, local ones among them.
  public internal(set) var types: [SwiftTypeDeclaration] = []

  /// Reads a Swift file.
  ///
  /// Comments, other strings and what is interpolated into them, regex literals and the branches of `#if` are read as
  /// Swift reads them. What stands in a branch that is never compiled, as that of `#if false`, is left out.
  ///
  /// - Parameters:
  ///   - swift: The file as UTF-8.
  ///   - name: What the literals' sources are reported under.
  public init(of swift: [UInt8], name: String = "GraphQL request") {
    self = SwiftBytes.withView(of: swift) { bytes in
      var scanner = SwiftScanner(bytes, name: name)
      return scanner.outline()
    }
  }

  init() {}
}

/// A module that a Swift file imports, under any condition.
public struct SwiftImport: Hashable, Sendable {
  /// The module's name.
  public var module: String

  /// Whether only a declaration of it is imported: `import struct Foundation.Date`.
  public var isScoped = false

  /// Whether who imports this module, and all its files, see the other one as well: `@_exported import`.
  public var isExported = false

  /// Whether what is internal there is seen too: `@testable import`.
  public var isTestable = false

  /// Where it stands in the file, its attributes aside.
  public var offset: Int
}

/// A type that a Swift file declares.
public struct SwiftTypeDeclaration: Hashable, Sendable {
  /// The names of the types and extended types around it and its own, from the outermost.
  public var path: [String]

  /// What it is; `nil` for a `typealias`.
  public var kind: SwiftTypeKind?

  /// Whether it has type parameters.
  public var isGeneric: Bool
}

/// The keywords that declare or extend a type.
public enum SwiftTypeKind: String, Hashable, Sendable {
  case `struct`, `enum`, `class`, `protocol`, actor, `extension`
}

/// What a macro stands in.
public struct SwiftPlace: Hashable, Sendable {
  /// What a pair of braces, or the file, is there for.
  public enum Body: Hashable, Sendable {
    /// The file itself.
    case file
    /// The members of a type or an extension.
    case members
    /// Statements of a function, an accessor or a closure.
    case statements
    /// Something between brackets, such as an argument.
    case expression
  }

  /// What the nearest brackets are there for.
  public var body = Body.file

  /// The types and extensions around it, from the outermost.
  public var types: [SwiftTypeKind] = []

  /// Whether one of the types around it has type parameters, or extends a type with arguments.
  public var isGeneric = false

  /// Whether it stands in a function, an accessor or a closure, at any depth.
  public var isLocal = false

  /// Makes the place of what stands in a file itself.
  public init() {}
}

/// A macro for GraphQL whose text cannot be read.
public struct UnreadableLiteral: Hashable, Sendable {
  /// Why it cannot.
  public enum Reason: Hashable, Sendable {
    /// Something is interpolated into the literal.
    case interpolation
    /// The argument is another expression than a literal.
    case noLiteral
  }

  /// Which macro it is.
  public var macro: SwiftLiteral.Macro

  /// Why.
  public var reason: Reason

  /// Whether it may not be compiled at all.
  public var isConditional: Bool

  /// Where the interpolation or the expression starts in the file.
  public var offset: Int
}
