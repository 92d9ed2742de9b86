extension TargetCheck {
  /// A fragment that another module spreads is public.
  static let fragmentsArePublic = TargetCheck { target, findings in
    var reported: Set<String> = []
    for literal in target.literals where !literal.literal.isConditional {
      for fragment in literal.fragments where fragment.literal.accessLevel == .internal {
        guard let module = target.module(of: fragment), !module.isEmpty, !literal.file.tests(module),
          !fragment.literal.isConditional, reported.insert(fragment.name).inserted
        else { continue }
        let place = Finding.Location(file: fragment.file, location: fragment.location)
        findings.append(
          Finding(
            error:
              "Fragment \"\(fragment.name)\" is not public in the module \"\(module)\", so other modules cannot spread it.",
            at: literal.placeOfSpread(of: fragment),
            notes: [Finding.Note(message: "declare \"\(fragment.name)\" as public", place: place)]
          )
        )
      }
    }
  }
}
