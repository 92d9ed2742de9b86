/// A search for a conflict between fields with the same response key, without comparing them in pairs.
///
/// It collects the fields of each response key in a field set, and compares them only with the first: if all have the
/// first one's shape, all have the same shape. It then merges the selection sets of a field set, level by level. It
/// visits a set of selection sets once, so a fragment that is spread often costs no more than one that is spread once. The algorithm is
/// that of Simon Adameit (XING Engineering), with a limit on its cost.
struct ConflictSearch {
  /// The conditions checked for a set of fields.
  enum Question: Hashable {
    /// All fields with one response key have the same shape (`SameResponseShape`, section 5.3.2).
    case shape
    /// All fields with one response key that can meet in one object are the same field (`FieldsInSetCanMerge`).
    case merge
    case both
  }

  /// Two fields that conflict.
  struct Conflict {
    var first: Int
    var second: Int
    /// Whether the shapes conflict. The fields may then never meet in one object.
    var isOfShape: Bool
  }

  private struct Task: Hashable {
    var selectionSets: [Int]
    var question: Question
  }

  let document: TypedDocument
  private(set) var conflict: Conflict?
  /// Whether the search reached its limit.
  private(set) var isExhausted = false

  private var tasks: [Task] = []
  private var seenTasks: Set<Task> = []
  /// The selection sets for which both questions were asked, alone or in a larger set.
  private var seen: [Bool]
  // The marks are the number of the task that set them, so they need no clearing.
  private var round = 0
  private var fieldMarks: [Int]
  private var setMarks: [Int]
  private var keyMarks: [Int]
  private var keyFieldSets: [Int]
  private var steps = 0

  init(_ document: TypedDocument) {
    self.document = document
    seen = Array(repeating: false, count: document.selectionSets.count)
    fieldMarks = Array(repeating: 0, count: document.fields.count)
    setMarks = Array(repeating: 0, count: document.selectionSets.count)
    keyMarks = Array(repeating: 0, count: document.responseKeys.count)
    keyFieldSets = keyMarks
  }

  /// Searches the document up to the first conflict.
  mutating func run() {
    // Useful documents stay far below this limit. It bounds the cost of hostile ones.
    let limit = 100_000 + 100 * (document.fields.count + document.spreads.count)
    // A fragment is visited with the definition that spreads it. Cycles are entered anywhere.
    let spread = Set(document.spreads.map(\.node.name.value))
    let isSpread = document.definitions.map { $0.fragment.map { spread.contains($0.name.value) } ?? false }
    let order = isSpread.indices.filter { !isSpread[$0] } + isSpread.indices.filter { isSpread[$0] }
    for index in order where !seen[document.definitions[index].selectionSet] {
      add([document.definitions[index].selectionSet], .both)
      while conflict == nil, let task = tasks.popLast() {
        if steps > limit {
          isExhausted = true
          return
        }
        perform(task)
      }
    }
  }

  private mutating func add(_ selectionSets: [Int], _ question: Question) {
    let task = Task(selectionSets: selectionSets, question: question)
    if selectionSets.count == 1 {
      // If both questions were asked, each one was.
      if seen[selectionSets[0]] { return }
      if question == .both {
        seen[selectionSets[0]] = true
        tasks.append(task)
        return
      }
    }
    if seenTasks.insert(task).inserted { tasks.append(task) }
  }

  private mutating func perform(_ task: Task) {
    let fieldSets = fieldSets(of: fields(in: task))
    for fieldSet in fieldSets {
      if conflict != nil { return }
      if fieldSet.count == 1 {
        if let set = document.fields[fieldSet[0]].selectionSet { add([set], task.question) }
        continue
      }
      switch task.question {
      case .shape:
        checkShape(fieldSet)
        addChildren(of: fieldSet, .shape)
      case .merge:
        for part in partsThatMeet(fieldSet) {
          checkSameness(part)
          addChildren(of: part, .merge)
        }
      case .both:
        checkShape(fieldSet)
        let parts = partsThatMeet(fieldSet)
        for part in parts {
          checkSameness(part)
          addChildren(of: part, parts.count == 1 ? .both : .merge)
        }
        if parts.count > 1 { addChildren(of: fieldSet, .shape) }
      }
    }
  }

  private mutating func addChildren(of fieldSet: [Int], _ question: Question) {
    var children = fieldSet.compactMap { document.fields[$0].selectionSet }
    guard !children.isEmpty else { return }
    children.sort()
    add(children, question)
  }

  /// Returns the fields of selection sets, each once, with fragments and inline fragments resolved.
  private mutating func fields(in task: Task) -> [Int] {
    round += 1
    var fields: [Int] = []
    var pending = task.selectionSets
    while let set = pending.popLast() {
      if setMarks[set] == round { continue }
      setMarks[set] = round
      if task.question == .both { seen[set] = true }
      steps += 1
      for member in document.selectionSets[set].members {
        steps += 1
        switch member {
        case .field(let field):
          if fieldMarks[field] == round { continue }
          fieldMarks[field] = round
          fields.append(field)
        case .inlineFragment(let fragment):
          pending.append(document.inlineFragments[fragment].selectionSet)
        case .spread(let spread):
          if let index = document.fragmentIndices[document.spreads[spread].node.name.value] {
            pending.append(document.definitions[index].selectionSet)
          }
        }
      }
    }
    return fields
  }

  private mutating func fieldSets(of fields: [Int]) -> [[Int]] {
    var fieldSets: [[Int]] = []
    fieldSets.reserveCapacity(fields.count)
    for field in fields {
      let key = document.fields[field].key
      if keyMarks[key] == round {
        fieldSets[keyFieldSets[key]].append(field)
      } else {
        keyMarks[key] = round
        keyFieldSets[key] = fieldSets.count
        fieldSets.append([field])
      }
    }
    return fieldSets
  }

  /// Returns the largest subsets of a field set whose fields may all meet in one object. Fields of different object types
  /// never meet.
  private func partsThatMeet(_ fieldSet: [Int]) -> [[Int]] {
    var parts: [String: [Int]] = [:]
    for field in fieldSet {
      guard let parent = document.fields[field].parent, parent.isObject else {
        // A field of an abstract type meets all others, so all must be the same.
        return [fieldSet]
      }
      parts[parent.name, default: []].append(field)
    }
    return parts.count == 1 ? [fieldSet] : Array(parts.values)
  }

  private mutating func checkShape(_ fieldSet: [Int]) {
    var first: Int?
    for field in fieldSet {
      guard let type = document.fields[field].facts?.definition.type else { continue }
      guard let other = first else {
        first = field
        continue
      }
      steps += 1
      if let otherType = document.fields[other].facts?.definition.type, document.doTypesConflict(otherType, type) {
        conflict = Conflict(first: other, second: field, isOfShape: true)
        return
      }
    }
  }

  private mutating func checkSameness(_ fieldSet: [Int]) {
    for field in fieldSet.dropFirst() {
      steps += 1
      if document.differ(fieldSet[0], field) {
        conflict = Conflict(first: fieldSet[0], second: field, isOfShape: false)
        return
      }
    }
  }
}
