// Replacements for what the files that `run` compiles use from others, which need Foundation or a whole standard
// library.

@_extern(c, "realloc")
func realloc(_ memory: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer?

@_extern(c, "free")
@usableFromInline
func free(_ memory: UnsafeMutableRawPointer?)

@_extern(c, "memchr")
func memchr(_ memory: UnsafeRawPointer, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer?

public typealias ResponseObject = __ResponseValue & Hashable

public protocol GraphQLFragment: Sendable {
  associatedtype Data: ResponseObject
  static var errorHandling: __ErrorHandling { get }
}

final class PayloadDocument {}

final class DeferredParts: Sendable {}

final class ComparedValues: Sendable {
  let all: [Int] = []
}

package final class ResponseOrigin: Sendable {}

package final class RequestContext: Sendable {
  let booleanVariables: [__BooleanVariable] = []
  let providedBooleans: [(provider: ObjectIdentifier, value: Bool)] = []
}

extension __ResponseReader {
  var isReadingResponse: Bool { false }
}
