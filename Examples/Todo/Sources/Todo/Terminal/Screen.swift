import InlineGraphQLStore

/// The list as lines of text, and what the keys do to it.
@MainActor
struct Screen {
  let list: TodoList

  /// Returns the lines for a screen of some height.
  func lines(height: Int) -> [String] {
    let rows = list.rows
    let pending = list.pendingMutations
    let changed = Set(pending.compactMap(\.key))
    let open = rows.filter { !TodoRow_todo(key: $0).data.isDone }.count
    var lines = ["Todos: \(open) of \(rows.count) open\(list.hasMore ? ", more with m" : "")", ""]
    // Six lines are below.
    let visible = max(1, height - 8)
    let first = max(0, list.selection - visible + 1)
    for (number, todo) in rows.enumerated().dropFirst(first).prefix(visible) {
      let line = TodoRow_todo(key: todo).line(isPending: changed.contains(todo.id))
      lines.append("\(number == list.selection ? ">" : " ") \(line)")
    }
    if rows.isEmpty { lines.append(list.loadingError ?? "Loading, or nothing to do") }
    lines.append("")
    lines.append(list.shownTodo ?? "")
    lines.append(list.draft.map { "New todo: \($0)_" } ?? list.message)
    lines.append(
      "\(list.isOffline ? "OFFLINE" : "online"), \(list.isFailing ? "SERVICE FAILS" : "service works"), \(pending.count) pending"
    )
    if list.draft != nil {
      lines.append("enter: add  escape: leave")
    } else if list.hasUnanswered {
      lines.append("Some changes were sent without an answer.  r: send again  x: forget")
    } else {
      lines.append("space: done s: star v: view a: add d: delete m: more o: offline f: fail q: quit")
    }
    return lines
  }

  /// Does what a key asks for. Returns false for the key that ends the program.
  func handle(_ key: Key) -> Bool {
    if list.draft != nil {
      switch key {
      case .enter: list.end(adds: true)
      case .escape: list.end(adds: false)
      case .backspace: list.write { _ = $0.popLast() }
      case .character(let character): list.write { $0.append(character) }
      case .up, .down: break
      }
      return true
    }
    switch key {
    case .up, .character("k"): list.select(-1)
    case .down, .character("j"): list.select(1)
    case .character(" "): list.toggle()
    case .character("s"): list.toggleStar()
    case .character("v"): list.toggleDetails()
    case .character("a"): list.begin()
    case .character("d"): list.remove()
    case .character("m"): list.loadMore()
    case .character("o"): list.toggleOffline()
    case .character("f"): list.toggleFailing()
    case .character("r") where list.hasUnanswered: list.decide(retries: true)
    case .character("x") where list.hasUnanswered: list.decide(retries: false)
    case .character("q"), .character("\u{3}"): return false
    default: break
    }
    return true
  }
}
