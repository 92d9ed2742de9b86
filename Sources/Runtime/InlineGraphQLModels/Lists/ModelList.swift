/// A page of a list of models, or a list that is not loaded yet.
///
/// ```swift
/// for try await comment in comments { … }              // loads the page if it is not loaded
/// try await comments.fetch()                           // loads it, once
/// for comment in comments { … }                        // a collection, once it is loaded
/// while page.hasNextPage() { page = try await page.getNextPage() }
/// for try await comment in comments.allPages { … }     // loads page after page
/// ```
///
/// Copies of a list share what they load. Two lists are equal if their responses had the same page, or had none and the
/// lists load from the same source. Later loading does not change equality.
public struct ModelList<Element: Model>: Sendable {
  let box: ListBox<Element>

  /// Creates a list of the given elements, without a next page.
  public init(_ elements: [Element] = []) {
    self.init(page: ListPage(items: elements, nextToken: nil), source: .memory, origin: nil)
  }

  @usableFromInline
  init(page: ListPage<Element>?, source: ListSource<Element>, origin: ResponseOrigin?) {
    box = ListBox(page: page, source: source, origin: origin)
  }

  /// Whether the list has its elements.
  public var isLoaded: Bool { box.loaded != nil }

  /// The elements; nil if the list is not loaded.
  public var loadedElements: [Element]? { box.loaded?.page?.items }
}

/// The storage that copies of a list share.
final class ListBox<Element: Model>: LoadOnce<ModelList<Element>>, @unchecked Sendable {
  /// The page that the response had.
  let page: ListPage<Element>?
  let source: ListSource<Element>
  let origin: ResponseOrigin?

  init(page: ListPage<Element>?, source: ListSource<Element>, origin: ResponseOrigin?) {
    self.page = page
    self.source = source
    self.origin = origin
  }

  /// This box if the response had the page, else the box that was loaded.
  var loaded: ListBox<Element>? { page == nil ? loadedValue?.box : self }
}

extension ModelList: ExpressibleByArrayLiteral {
  /// Creates a list of the given elements, without a next page.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ModelList: Hashable {
  /// Returns whether the responses had the same page, or the lists load from the same source.
  public static func == (left: ModelList, right: ModelList) -> Bool {
    left.box === right.box
      || left.box.page == right.box.page && (left.box.page != nil || left.box.source == right.box.source)
  }

  /// Hashes the page that the response had, or the source.
  public func hash(into hasher: inout Hasher) {
    if let page = box.page { hasher.combine(page) } else { hasher.combine(box.source) }
  }
}
