/// A field with `@__clientField` that was written.
struct WrittenHandle {
  let record: RecordID
  let field: PlannedField
}
