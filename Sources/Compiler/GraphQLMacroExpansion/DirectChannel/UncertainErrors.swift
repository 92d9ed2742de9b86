import GraphQLCompiler

extension Compilation {
  /// Makes errors that other literals decide warnings, as an editor may have others than the disk.
  mutating func becomeUncertain() {
    for index in diagnostics.indices where diagnostics[index].isDecidedElsewhere {
      diagnostics[index].severity = .warning
      diagnostics[index].message += " Other literals are known as they were saved last."
    }
  }
}
