/// The contents of a Swift file that matter to its GraphQL.
package struct SwiftOutline: Sendable {
  /// The GraphQL literals, in order.
  package internal(set) var literals: [SwiftLiteral] = []

  /// The macros whose text cannot be read, in order.
  package internal(set) var unreadable: [UnreadableLiteral] = []

  /// The imports, in order.
  package internal(set) var imports: [SwiftImport] = []

  /// The types that the file declares, including local ones.
  package internal(set) var types: [SwiftTypeDeclaration] = []

  /// Reads a Swift file.
  ///
  /// Comments, other strings and their interpolations, regex literals and the branches of `#if` are read as Swift reads
  /// them. Branches that are never compiled, such as that of `#if false`, are left out.
  ///
  /// - Parameters:
  ///   - swift: The file as UTF-8.
  ///   - name: The name of the literals' sources in diagnostics.
  package init(of swift: [UInt8], name: String = "GraphQL request") {
    self = SwiftBytes.withView(of: swift) { bytes in
      var scanner = SwiftScanner(bytes, name: name)
      return scanner.outline()
    }
  }

  init() {}
}

/// A module that a Swift file imports, perhaps only under an `#if` condition.
package struct SwiftImport: Hashable, Sendable {
  /// The module's name.
  package var module: String

  /// Whether only one of its declarations is imported: `import struct Foundation.Date`.
  package var isScoped = false

  /// Whether all files of this module, and all importers, see the imported module too: `@_exported import`.
  package var isExported = false

  /// Whether the module's internal declarations are visible too: `@testable import`.
  package var isTestable = false

  /// The offset of the keyword `import` in the file.
  package var offset: Int
}

/// A type that a Swift file declares.
package struct SwiftTypeDeclaration: Hashable, Sendable {
  /// The names of the types and extended types around it, from the outermost, and its own.
  package var path: [String]

  /// The kind of the type; `nil` for a `typealias`.
  package var kind: SwiftTypeKind?

  /// Whether it has type parameters.
  package var isGeneric: Bool
}

/// The keywords that declare or extend a type.
package enum SwiftTypeKind: String, Hashable, Sendable {
  case `struct`, `enum`, `class`, `protocol`, actor, `extension`
}

/// The surroundings of a macro.
package struct LexicalContext: Hashable, Sendable {
  /// The contents of the file or of a pair of brackets.
  package enum Body: Hashable, Sendable {
    /// Declarations at the top level of a file.
    case file
    /// Members of a type or an extension.
    case members
    /// Statements of a function, an accessor or a closure.
    case statements
    /// An expression, such as an argument.
    case expression
  }

  /// The contents of the nearest brackets around it.
  package var body = Body.file

  /// The types and extensions around it, from the outermost.
  package var types: [SwiftTypeKind] = []

  /// Whether a type around it has type parameters, or an extension around it extends a type with arguments.
  package var isGeneric = false

  /// Whether it is in a function, an accessor or a closure, at any depth.
  package var isLocal = false

  /// Makes the surroundings of a macro at the top level of a file.
  package init() {}
}

/// A macro for GraphQL whose text cannot be read.
package struct UnreadableLiteral: Hashable, Sendable {
  /// Why the text cannot be read.
  package enum Reason: Hashable, Sendable {
    /// The literal has an interpolation.
    case interpolation
    /// The argument is an expression other than a literal.
    case noLiteral
  }

  /// The macro.
  package var macro: SwiftLiteral.Macro

  /// Why the text cannot be read.
  package var reason: Reason

  /// Whether an `#if` condition decides if the macro is compiled at all.
  package var isConditional: Bool

  /// The offset of the interpolation or the expression in the file.
  package var offset: Int
}
