extension ModelList: CustomReflectable {
  /// The elements, as those of an array, and whether there is a next page; or that they are not loaded.
  public var customMirror: Mirror {
    guard let page = box.loaded?.page else {
      return Mirror(self, children: ["isLoaded": false], displayStyle: .struct)
    }
    guard let nextToken = page.nextToken else {
      return Mirror(self, unlabeledChildren: page.items, displayStyle: .collection)
    }
    return Mirror(self, children: ["items": page.items, "nextToken": nextToken], displayStyle: .struct)
  }
}

extension ModelList: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements as those of an array, with `…` at the end if there is a next page; `[not loaded]` if they are not loaded.
  public var description: String {
    guard let page = box.loaded?.page else { return "[not loaded]" }
    let more = page.nextToken == nil ? [] : ["…"]
    return "[\((page.items.map { String(reflecting: $0) } + more).joined(separator: ", "))]"
  }

  /// The same as the ``description``.
  public var debugDescription: String { description }
}
