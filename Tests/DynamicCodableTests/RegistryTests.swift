import DynamicCodable
import Foundation
import Testing

@Suite("DynamicCodable: registering")
struct RegistryTests {
  struct SmallHome: Route, Decodable { var type: String }

  @Test("DYN-16: of two types with one identifier the last one counts")
  func twice() throws {
    let registry = DynamicDecodableRegistry.routes()
    registry.register(SmallHome.self, typeIdentifier: "home")
    #expect(try decode(One<any Route>.self, #"{"value": {"type": "home"}}"#, registry).value is SmallHome)
  }

  protocol Block: Sendable {}
  struct HeroBlock: Block, Codable, Equatable { var title: String }
  struct DetailBlock: Block, Codable, Equatable { var text: String }

  private func blocks() -> DynamicDecodableRegistry {
    let registry = DynamicDecodableRegistry.routes()
    registry.register {
      DynamicScope((any Block).self, discriminator: "__typename") {
        DynamicType("Hero", HeroBlock.self)
        DynamicType("detail", DetailBlock.self)
      }
    }
    return registry
  }

  @Test("DYN-16: in scopes, two protocols use one identifier, each with its discriminator")
  func scopes() throws {
    struct Page: Codable, Equatable {
      @DynamicCodable var blocks: [any Block]
      @DynamicCodable var routes: [any Route]
    }
    let json = """
      {"blocks":[{"__typename":"Hero","title":"T"},{"__typename":"detail","text":"D"}],\
      "routes":[{"id":1,"type":"detail"}]}
      """
    let page = try decode(Page.self, json, blocks())
    #expect(page.blocks[0] as? HeroBlock == HeroBlock(title: "T"))
    #expect(page.blocks[1] as? DetailBlock == DetailBlock(text: "D"))
    #expect(page.routes[0] as? Detail == Detail(id: 1))
    #expect(try encode(page, blocks()) == json)
    let unknown = failure(One<any Block>.self, #"{"value": {"__typename": "hero"}}"#, blocks())
    #expect(unknown?.message.contains(#"Did you mean "Hero"?"#) == true)
  }

  struct Banner: Route, Block, Codable, Equatable {
    var type: String { "banner" }
    var text: String
  }

  @Test("DYN-16, DYN-17: a type that has several identifiers is encoded with that of the property's scope")
  func identifiersByScope() throws {
    struct Page: Codable, Equatable {
      @DynamicCodable var block: any Block
      @DynamicCodable var route: any Route
    }
    let registry = blocks()
    registry.register {
      DynamicScope((any Block).self) { DynamicType("Banner", Banner.self) }
      DynamicType("banner", Banner.self)
      DynamicType("old-detail", Detail.self)
    }
    let page = Page(block: Banner(text: "T"), route: Banner(text: "T"))
    let json = #"{"block":{"__typename":"Banner","text":"T"},"route":{"text":"T","type":"banner"}}"#
    #expect(try encode(page, registry) == json)
    #expect(try decode(Page.self, json, registry) == page)
    let old = #"{"value":{"id":1,"type":"old-detail"}}"#
    #expect(try encode(decode(One<any Route>.self, old, registry), registry) == old)
  }

  @Test("a discriminator may stand in nested objects")
  func nestedDiscriminator() throws {
    struct Inner: Block, Codable, Equatable {
      struct Meta: Codable, Equatable { var kind: String }
      var meta: Meta
    }
    let registry = DynamicDecodableRegistry {
      DynamicScope((any Block).self, discriminator: ["meta", "kind"]) {
        DynamicType("hero", HeroBlock.self)
        DynamicType("inner", Inner.self)
      }
    }
    let json = #"{"value":[{"meta":{"kind":"hero"},"title":"T"},{"meta":{"kind":"inner"}}]}"#
    let value = try decode(One<[any Block]>.self, json, registry)
    #expect(value.value[0] as? HeroBlock == HeroBlock(title: "T"))
    #expect(try encode(value, registry) == json)
    #expect(
      failure(One<any Block>.self, #"{"value": {"meta": {}}}"#, registry)?.message.contains(#""meta.kind", which says"#)
        == true
    )
    #expect(
      failure(One<any Block>.self, #"{"value": {"meta": 1}}"#, registry)?.summary == "typeMismatch value.meta.kind"
    )
  }

  @Test("the shared registry is for decoders that have no other; a registry of a decoder is not the shared one")
  func shared() throws {
    struct OnlyShared: Route, Codable { var type: String }
    DynamicDecodableRegistry.register(OnlyShared.self, typeIdentifier: "only-shared")
    let json = #"{"value": {"type": "only-shared"}}"#
    #expect(try JSONDecoder().decode(One<any Route>.self, from: Data(json.utf8)).value is OnlyShared)
    #expect(failure(One<any Route>.self, json, .routes())?.summary == "dataCorrupted value")
  }

  @Test("types are registered in conditions and loops")
  func builder() throws {
    func registry(_ isNew: Bool) -> DynamicDecodableRegistry {
      DynamicDecodableRegistry {
        if isNew { DynamicType("home", Home.self) } else { DynamicType("home", SmallHome.self) }
        for name in ["a", "b"] { DynamicType(name, SmallHome.self) }
        if isNew { [DynamicType("c", SmallHome.self)] }
      }
    }
    #expect(try decode(One<any Route>.self, #"{"value": {"type": "home"}}"#, registry(true)).value is Home)
    #expect(try decode(One<any Route>.self, #"{"value": {"type": "home"}}"#, registry(false)).value is SmallHome)
    #expect(try decode(One<any Route>.self, #"{"value": {"type": "b"}}"#, registry(false)).value.type == "b")
    #expect(failure(One<any Route>.self, #"{"value": {"type": "c"}}"#, registry(false)) != nil)
  }

  @Test("DYN-20: threads register and decode at once")
  func threads() async throws {
    let registry = DynamicDecodableRegistry.routes()
    let json = #"{"value": [{"type": "home"}, {"type": "detail", "id": 1}, {"type": "other"}]}"#
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<200 {
        group.addTask {
          registry.register(SmallHome.self, typeIdentifier: "new\(index)")
          registry.onUnknownType = { _ in }
          return try decode(One<[any Route]>.self, json, registry).value.count
        }
      }
      for try await count in group { #expect(count == 2) }
    }
  }
}
