import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: the selections of an unmasked fragment are emitted wherever it is spread. There
  /// may be exponentially many, and they may nest deeper than later stages can recurse.
  static let unmaskedFragmentsAreLimited: Rule = .init("UnmaskedFragmentsAreLimited") { document, errors in
    guard document.spreads.contains(where: \.node.isUnmasked) else { return }
    var sizes = FragmentSizes(document)
    for definition in document.definitions {
      let selectionSet = definition.operation?.selectionSet ?? definition.fragment?.selectionSet
      guard let selectionSet else { continue }
      var spreads: [(spread: FragmentSpread, depth: Int)] = []
      var total = selectionSet.size(at: 0, spreads: &spreads).count
      for (spread, depth) in spreads {
        let size = sizes.size(ofFragment: spread.name.value)
        total += size.count
        guard total > maximumCount || depth + size.depth > ParserLimits().maximumDepth else { continue }
        errors.append(
          Diagnostic(
            .error,
            "\"\(spread.name.value)\" has too many selections to be unmasked here. Remove \"@relay\".",
            at: spread.range
          )
        )
        total -= size.count
      }
    }
  }
}

private let maximumCount = 20_000

/// The number of selections, and their depth of nesting.
private struct Size {
  var count = 0
  var depth = 0
}

/// The sizes of fragments, including all that they spread unmasked.
private struct FragmentSizes {
  private let document: TypedDocument
  private var known: [String: Size] = [:]
  /// The fragments on the current path, each spread by the one before.
  ///
  /// There is no recursion, because a chain of fragments may be as long as the document.
  private var frames: [Frame] = []
  private var framesByName: [String: Int] = [:]

  private struct Frame {
    var name: String
    var size = Size()
    var spreads: [(spread: FragmentSpread, depth: Int)] = []
    var next = 0
  }

  init(_ document: TypedDocument) {
    self.document = document
  }

  mutating func size(ofFragment name: String) -> Size {
    if known[name] == nil { enter(name) }
    while let frame = frames.last {
      let index = frames.count - 1
      guard frame.next < frame.spreads.count else {
        known[frame.name] = frame.size
        framesByName[frame.name] = nil
        frames.removeLast()
        continue
      }
      let (spread, depth) = frame.spreads[frame.next]
      guard let inner = known[spread.name.value] ?? sizeOfCycle(through: spread.name.value) else {
        enter(spread.name.value)
        continue
      }
      frames[index].next += 1
      frames[index].size.count = min(frame.size.count + inner.count, maximumCount + 1)
      frames[index].size.depth = max(frame.size.depth, depth + inner.depth)
    }
    return known[name] ?? Size()
  }

  /// Returns the size of a fragment on the current path, which therefore spreads itself; `nil` for other fragments. If
  /// a fragment of the document is on the cycle, another rule reports the cycle.
  private func sizeOfCycle(through name: String) -> Size? {
    framesByName[name].map { start in
      let isReported = frames[start...].contains { document.fragmentIndices[$0.name] != nil }
      return Size(count: isReported ? 0 : maximumCount + 1)
    }
  }

  private mutating func enter(_ name: String) {
    var frame = Frame(name: name)
    frame.size = document.definition(ofFragment: name)?.selectionSet.size(at: 0, spreads: &frame.spreads) ?? Size()
    framesByName[name] = frames.count
    frames.append(frame)
  }
}

extension SelectionSet {
  /// Returns the number and depth of the selections, and appends the unmasked spreads with their depth.
  fileprivate func size(at depth: Int, spreads: inout [(spread: FragmentSpread, depth: Int)]) -> Size {
    var size = Size(count: selections.count, depth: depth + 1)
    for selection in selections {
      var inner: Size?
      switch selection {
      case .field(let field): inner = field.selectionSet?.size(at: depth + 1, spreads: &spreads)
      case .inlineFragment(let fragment): inner = fragment.selectionSet.size(at: depth + 1, spreads: &spreads)
      case .fragmentSpread(let spread): if spread.isUnmasked { spreads.append((spread, depth + 1)) }
      }
      guard let inner else { continue }
      size.count += inner.count
      size.depth = max(size.depth, inner.depth)
    }
    return size
  }
}
