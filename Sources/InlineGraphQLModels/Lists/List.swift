/// A page of a list of models, or a list that is yet to be loaded.
///
/// ```swift
/// for try await comment in comments { … }              // loads the page if it is not loaded
/// try await comments.fetch()                           // loads it, once
/// for comment in comments { … }                        // a collection, once it is loaded
/// while page.hasNextPage() { page = try await page.getNextPage() }
/// for try await comment in comments.allPages { … }     // loads page after page
/// ```
///
/// Copies of a list share what is loaded. Lists are equal if the response had the same: the same elements, or the same
/// parent to load them for.
public struct List<Element: Model>: Sendable {
  let box: ListBox<Element>

  /// Creates a list of elements that are there; it has no next page.
  public init(_ elements: [Element] = []) {
    self.init(page: ListPage(items: elements, nextToken: nil), source: .memory, origin: nil)
  }

  @usableFromInline
  init(page: ListPage<Element>?, source: ListSource<Element>, origin: ResponseOrigin?) {
    box = ListBox(page: page, source: source, origin: origin)
  }

  /// Whether the elements are there.
  public var isLoaded: Bool { box.loaded != nil }

  /// The elements; nil if they are not loaded.
  public var loadedElements: [Element]? { box.loaded?.page?.items }
}

/// What copies of a list share.
final class ListBox<Element: Model>: LoadOnce<List<Element>>, @unchecked Sendable {
  /// What the response had.
  let page: ListPage<Element>?
  let source: ListSource<Element>
  let origin: ResponseOrigin?

  init(page: ListPage<Element>?, source: ListSource<Element>, origin: ResponseOrigin?) {
    self.page = page
    self.source = source
    self.origin = origin
  }

  /// This, or what was loaded.
  var loaded: ListBox<Element>? { page == nil ? loadedValue?.box : self }
}

extension List: ExpressibleByArrayLiteral {
  /// Creates a list of elements that are there.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension List: Hashable {
  /// Whether the responses had the same.
  public static func == (left: List, right: List) -> Bool {
    left.box === right.box
      || left.box.page == right.box.page && (left.box.page != nil || left.box.source == right.box.source)
  }

  /// Feeds what the response had into the hasher.
  public func hash(into hasher: inout Hasher) {
    if let page = box.page { hasher.combine(page) } else { hasher.combine(box.source) }
  }
}
