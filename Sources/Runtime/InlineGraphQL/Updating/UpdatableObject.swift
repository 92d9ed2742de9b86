/// A query with `@updatable`: what it selects can be changed in a store by the properties of a type.
///
/// ```swift
/// #graphql("query HeroQuery($id: ID!) @updatable { hero(id: $id) { name isFavourite } }")
///
/// try store.update(HeroQuery(id: "1000")) { data in data.hero?.isFavourite = true }
/// ```
public protocol GraphQLUpdatableQuery: GraphQLQuery {
  /// The data in a store.
  associatedtype Updatable: UpdatableObject
}

/// A fragment with `@updatable`: what it selects can be changed in a store by the properties of a type.
public protocol GraphQLUpdatableFragment: GraphQLFragment {
  /// The data in a store.
  associatedtype Updatable: UpdatableObject
}

/// An object of a store during an update. It has a property for each field that a document with `@updatable` selects, and setting
/// the property changes the store.
///
/// A property is nil if the field is null, or if the store does not have it. So is an object that lacks a value that cannot be null.
/// What identifies an object cannot be set.
///
/// - Important: It is usable until the update ends.
public protocol UpdatableObject: __UpdatableLink {
  /// The object's fields.
  @_documentation(visibility: internal)
  var __record: any __UpdatableRecord { get }

  /// Creates the object from its fields; nil if the store lacks one that cannot be null.
  @_documentation(visibility: internal)
  init?(__record: any __UpdatableRecord)
}

extension UpdatableObject {
  /// Creates the object; nil for null, and for a list.
  @_documentation(visibility: internal)
  public init?(__links: __UpdatableLinks) {
    guard case .object(let record) = __links else { return nil }
    self.init(__record: record)
  }

  /// The object.
  @_documentation(visibility: internal)
  public var __links: __UpdatableLinks { .object(__record) }
}

/// An object of a store, or a list of such objects, in a property of an ``UpdatableObject``.
public protocol __UpdatableLink {
  /// Creates the value; nil if the store lacks something in it that cannot be null.
  init?(__links: __UpdatableLinks)

  /// What the field is set to.
  var __links: __UpdatableLinks { get }
}

/// What a field with objects links to.
public indirect enum __UpdatableLinks {
  case null
  case object(any __UpdatableRecord)
  case list([__UpdatableLinks])
}

extension Optional: __UpdatableLink where Wrapped: __UpdatableLink {
  /// Creates nil if the value cannot be created.
  public init?(__links: __UpdatableLinks) { self = Wrapped(__links: __links) }

  /// Null, or the value.
  public var __links: __UpdatableLinks { map(\.__links) ?? .null }
}

extension Array: __UpdatableLink where Element: __UpdatableLink {
  /// Creates a list; nil if an element cannot be created.
  public init?(__links: __UpdatableLinks) {
    guard case .list(let links) = __links else { return nil }
    let elements = links.compactMap { Element(__links: $0) }
    guard elements.count == links.count else { return nil }
    self = elements
  }

  /// The elements.
  public var __links: __UpdatableLinks { .list(map(\.__links)) }
}
