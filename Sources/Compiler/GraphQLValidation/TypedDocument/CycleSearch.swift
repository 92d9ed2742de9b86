/// A depth-first search for cycles that continues after each cycle it finds.
///
/// It has its own stack, because a path may be as long as the document.
struct CycleSearch<Step> {
  private struct Frame {
    var node: String
    var steps: [Step]
    var next = 0
  }

  /// The node that a step leads to.
  private let target: (Step) -> String
  /// The steps from a node; `nil` if the search ignores the node.
  private let steps: (String) -> [Step]?
  /// The cycles found so far. The last step of each leads back to the start of the first.
  private(set) var cycles: [[Step]] = []
  /// The total length of all cycles. Without a limit there may be more than anyone reads.
  private var stepsFound = 0
  private let limit = 20_000
  private var visited: Set<String> = []
  private var path: [Step] = []
  private var frames: [Frame] = []
  private var pathIndices: [String: Int] = [:]

  init(target: @escaping (Step) -> String, steps: @escaping (String) -> [Step]?) {
    self.target = target
    self.steps = steps
  }

  /// Searches everything reachable from a node, unless the search has visited the node.
  mutating func visit(_ node: String) {
    guard !visited.contains(node), let steps = steps(node) else { return }
    visit(node, steps: steps)
  }

  /// Searches everything reachable from a node through certain steps, unless the search has visited the node.
  mutating func visit(_ node: String, steps: [Step]) {
    guard stepsFound < limit else { return }
    enter(node, steps: steps)
    while let frame = frames.last {
      guard frame.next < frame.steps.count else {
        frames.removeLast()
        pathIndices[frame.node] = nil
        _ = path.popLast()
        continue
      }
      let step = frame.steps[frame.next]
      frames[frames.count - 1].next += 1
      let node = target(step)
      path.append(step)
      if let start = pathIndices[node] {
        record(path[start...])
        path.removeLast()
      } else if visited.contains(node) || !enter(node, steps: self.steps(node)) {
        path.removeLast()
      }
    }
  }

  @discardableResult private mutating func enter(_ node: String, steps: [Step]?) -> Bool {
    guard let steps, visited.insert(node).inserted else { return false }
    pathIndices[node] = path.count
    frames.append(Frame(node: node, steps: steps))
    return true
  }

  private mutating func record(_ cycle: ArraySlice<Step>) {
    guard stepsFound < limit else { return }
    stepsFound += cycle.count
    cycles.append(Array(cycle))
  }
}
