#if ORIGINAL
  import Foundation
  import OriginalDynamicCodable

  extension Hero: TypeIdentifiable {}
  extension Product: TypeIdentifiable {}
  extension Article: TypeIdentifiable {}

  func registerWithOriginal() {
    DynamicDecodableRegistry.register(Hero.self, typeIdentifier: "hero")
    DynamicDecodableRegistry.register(Product.self, typeIdentifier: "product")
    DynamicDecodableRegistry.register(Article.self, typeIdentifier: "article")
  }

  /// Decodes sections as the package of 2020 does.
  func decodeWithOriginal(_ data: Data, by decoder: JSONDecoder) throws -> Int {
    try decoder.decode(DynamicCodable<[any Section]>.self, from: data).wrappedValue.count
  }
#endif
