import DynamicCodable
import Foundation
import Testing

@Suite("DynamicCodable: errors")
struct ErrorTests {
  @Test("DYN-07: an unknown identifier is an error that names it, its path, and what is spelt alike")
  func unknown() throws {
    let error = try #require(failure(One<any Route>.self, #"{"value": {"type": "details"}}"#))
    #expect(error.summary == "dataCorrupted value")
    #expect(
      error.message == """
        No type of Route is registered for "details". Did you mean "detail"? Types are registered with \
        DynamicDecodableRegistry.register(_:typeIdentifier:).
        """
    )
    guard case .dataCorrupted(let context) = error else { return }
    let unknown = try #require(context.underlyingError as? UnknownDynamicType)
    #expect(unknown.identifier == "details")
    #expect(unknown.localizedDescription == unknown.description)
    let strange = try #require(failure(One<any Route>.self, #"{"value": {"type": "xyz"}}"#))
    #expect(!strange.message.contains("Did you mean"))
  }

  @Test("DYN-08: an unknown identifier is an error for an optional as well")
  func unknownOptional() {
    #expect(failure(One<(any Route)?>.self, #"{"value": {"type": "unknown"}}"#)?.summary == "dataCorrupted value")
  }

  @Test("DYN-09: unknown elements are left out and reported, or are errors where that is asked for")
  func unknownElements() throws {
    let reports = Reports()
    let registry = DynamicDecodableRegistry.routes { reports.add($0) }
    let array = #"{"value": [{"type": "home"}, {"type": "hom"}, {"type": "detail", "id": 1}, {"type": "x"}]}"#
    #expect(try decode(One<[any Route]>.self, array, registry).value.map(\.type) == ["home", "detail"])
    let dictionary = #"{"value": {"a": {"type": "home"}, "b": {"type": "y"}}}"#
    #expect(try decode(One<[String: any Route]>.self, dictionary, registry).value.keys.map(\.self) == ["a"])
    #expect(reports.all.map(\.identifier) == ["hom", "x", "y"])
    #expect(reports.all.map(\.codingPath.text) == ["value[1]", "value[3]", "value.b"])
    #expect(reports.all[0].similarIdentifiers == ["home"])
    registry.unknownElements = .fail
    #expect(failure(One<[any Route]>.self, array, registry)?.summary == "dataCorrupted value[1]")
    #expect(failure(One<[String: any Route]>.self, dictionary, registry)?.summary == "dataCorrupted value.b")
    #expect(reports.all.count == 3)
  }

  @Test("DYN-09: an element that depends on an unknown type is left out with it")
  func nestedUnknown() throws {
    let reports = Reports()
    let registry = DynamicDecodableRegistry.routes { reports.add($0) }
    let json = #"{"value": [{"type": "wrapped", "inner": {"type": "new"}}, {"type": "home"}]}"#
    #expect(try decode(One<[any Route]>.self, json, registry).value.map(\.type) == ["home"])
    #expect(reports.all.map(\.codingPath.text) == ["value[0].inner"])
  }

  @Test("DYN-10: null in an array is an error, or nil where elements are optional")
  func null() throws {
    let json = #"{"value": [{"type": "home"}, null]}"#
    #expect(failure(One<[any Route]>.self, json)?.summary == "valueNotFound value[1]")
    #expect(try decode(One<[(any Route)?]>.self, json).value.map { $0?.type } == ["home", nil])
  }

  @Test("DYN-11: a malformed payload is an error with its path, in arrays too")
  func malformed() {
    let json = #"{"value": [{"type": "home"}, {"type": "detail", "id": "x"}]}"#
    #expect(failure(One<[any Route]>.self, json)?.summary == "typeMismatch value[1].id")
    #expect(failure(One<[any Route]>.self, #"{"value": [{"type": "detail"}]}"#)?.summary == "keyNotFound value[0]")
    #expect(
      failure(One<[String: any Route]>.self, #"{"value": {"a": {"type": "detail", "id": []}}}"#)?.summary
        == "typeMismatch value.a.id"
    )
  }

  @Test("DYN-12: a registered type that is none of the property's is an error, in arrays too")
  func stranger() throws {
    let error = try #require(failure(One<any Route>.self, #"{"value": {"type": "stranger"}}"#))
    #expect(error.summary == "typeMismatch value")
    #expect(
      error.message == """
        "stranger" is registered as Stranger, which is no Route. Make it one, or register another type for it in a \
        DynamicScope of Route.
        """
    )
    let json = #"{"value": [{"type": "home"}, {"type": "stranger"}]}"#
    #expect(failure(One<[any Route]>.self, json)?.summary == "typeMismatch value[1]")
    #expect(failure(One<any ModalRoute>.self, #"{"value": {"type": "home"}}"#)?.summary == "typeMismatch value")
  }

  @Test("DYN-13: a discriminator that is missing or no string is an error that says so")
  func discriminator() throws {
    let missing = try #require(failure(One<[any Route]>.self, #"{"value": [{"id": 1}]}"#))
    #expect(missing.summary == "keyNotFound value[0]")
    #expect(missing.message == #""type", which says which type of Route this is, is missing."#)
    let number = try #require(failure(One<[any Route]>.self, #"{"value": [{"type": 1}]}"#))
    #expect(number.summary == "typeMismatch value[0].type")
    #expect(number.message == #""type", which says which type of Route this is, should be a string."#)
    #expect(failure(One<any Route>.self, #"{"value": {"type": null}}"#)?.summary == "typeMismatch value.type")
  }

  @Test("DYN-14: what is no object is an error, also for an optional")
  func noObject() {
    #expect(failure(One<(any Route)?>.self, #"{"value": "x"}"#)?.summary == "typeMismatch value")
    #expect(failure(One<(any Route)?>.self, #"{"value": {}}"#)?.summary == "keyNotFound value")
    #expect(failure(One<[any Route]>.self, #"{"value": {"type": "home"}}"#)?.summary == "typeMismatch value")
    #expect(failure(One<[any Route]>.self, #"{"value": [[]]}"#)?.summary == "typeMismatch value[0]")
  }

  @Test("DYN-18: a value that is not Encodable is an error with its path")
  func notEncodable() {
    let value = One<[any Route]>(value: [Home(), Incoming(type: "incoming")])
    do {
      _ = try encode(value)
      Issue.record("it was encoded")
    } catch EncodingError.invalidValue(_, let context) {
      #expect(context.codingPath.text == "value[1]")
      #expect(context.debugDescription == "Incoming is not Encodable. Make it conform, or use @DynamicDecodable.")
    } catch {
      Issue.record(error)
    }
  }
}

/// The reported types.
final class Reports: @unchecked Sendable {
  // Not locked, because decoders report on the thread that decodes, which is the test's.
  private(set) var all: [UnknownDynamicType] = []

  func add(_ report: UnknownDynamicType) { all.append(report) }
}
