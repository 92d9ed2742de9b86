extension TargetCheck {
  /// A file imports the modules of the fragments that it spreads, and the module of its schema's types if it uses any.
  static let modulesAreImported = TargetCheck { target, findings in
    guard target.module != nil else { return }
    var reported: Set<[String]> = []
    for literal in target.literals where !literal.literal.isConditional {
      let file = literal.file
      for fragment in literal.fragments {
        guard let module = target.module(of: fragment), !file.mentions(module),
          // An extension of a third module's type may be visible without an import.
          !fragment.literal.isConditional, !fragment.literal.place.types.contains(.extension),
          !target.modules.modules(seenBy: file).contains(module),
          reported.insert([file.path, module]).inserted
        else { continue }
        findings.append(
          Finding(
            error: "Fragment \"\(fragment.name)\" is in the module \"\(module)\", which this file does not import.",
            at: literal.placeOfSpread(of: fragment),
            notes: [file.importNote(module)]
          )
        )
      }
      guard case .notImported(let schema) = target.schemaVisibility(from: literal),
        let place = literal.placeOfSchemaType, reported.insert([file.path, schema.module]).inserted
      else { continue }
      let namespace = literal.location.namespace
      findings.append(
        Finding(
          error:
            "The schema's types are in \"\(namespace)\" of the module \"\(schema.module)\", which this file does not "
            + "import.",
          at: place,
          notes: [file.importNote(schema.module)]
        )
      )
    }
  }
}

extension CheckedTarget.Literal {
  func placeOfSpread(of fragment: FragmentSite) -> Finding.Location {
    place(of: outline.spreadOffsets[fragment.name] ?? 0)
  }
}
