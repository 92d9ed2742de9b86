import Foundation
import InlineGraphQLModels
import Testing

/// AMP-22: lists whose JSON differs from what services send.
@Suite(.serialized) struct ModelListDecoderTests {
  /// A decoder of `{"device": […]}`.
  struct DeviceDecoder: ModelListDecoder {
    let calls: Counter

    func list<Element: Model>(of type: Element.Type, from value: GraphQLJSONValue) -> ModelList<Element>? {
      guard case .array(let values)? = value["device"] else { return nil }
      _ = calls.next()
      return ModelList(values.compactMap { try? JSONDecoder().decode(Element.self, from: JSONEncoder().encode($0)) })
    }
  }

  static let blog = #"{"id":"b","name":"N","createdAt":"c","updatedAt":"u"}"#

  @Test("AMP-22: the first decoder that knows the value wins") func registry() async throws {
    let (first, second) = (Counter(), Counter())
    ModelListDecoderRegistry.shared.register(DeviceDecoder(calls: first))
    ModelListDecoderRegistry.shared.register(DeviceDecoder(calls: second))
    defer { ModelListDecoderRegistry.shared.reset() }
    let list = try JSONDecoder().decode(ModelList<Blog>.self, from: Data(#"{"device":[\#(Self.blog)]}"#.utf8))
    #expect(list.map(\.id) == ["b"])
    #expect((first.value, second.value) == (1, 0))
    let nested = try decoded(Post.self, ReadingTests.post.dropLast() + #","comments":{"device":[]}}"#)
    #expect(nested.comments?.isEmpty == true)
    // A list that no decoder knows is read as services send it.
    #expect(try decoded(ModelList<Blog>.self, #"{"items":[\#(Self.blog)]}"#).count == 1)
  }

  @Test("AMP-22: with none registered an array is a list in memory, without a next page") func array() async throws {
    let list = try JSONDecoder().decode(ModelList<Blog>.self, from: Data("[\(Self.blog)]".utf8))
    #expect(list.isLoaded && list.count == 1 && !list.hasNextPage())
    await expectLoadingError("noNextPage") { _ = try await list.getNextPage() }
    #expect(throws: ResponseDecodingError.self) {
      try JSONDecoder().decode(ModelList<Blog>.self, from: Data(#"{"device":[]}"#.utf8))
    }
  }
}
