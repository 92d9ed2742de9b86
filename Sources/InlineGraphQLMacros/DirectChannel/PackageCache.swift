import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The fragments of packages, by the root of the package.
struct PackageCache: Sendable {
  private struct Entry: Sendable {
    var lookedAt: ContinuousClock.Instant
    var files: [String: (stamp: FileStamp, sites: [FragmentSite])]
    var package: PackageFragments
  }

  private let entries = Locked<[String: Entry]>([:])

  /// Returns the fragments of the package that contains a file.
  ///
  /// It checks the files again after a second: a compiler run sees them once, an editor sees changes.
  func package(around file: String) -> PackageFragments {
    let root = PackageFiles.packageRoot(around: file)
    let now = ContinuousClock.now
    return entries.withLock { entries in
      let old = entries[root]
      if let old, now - old.lookedAt < .seconds(1) { return old.package }
      var files: [String: (stamp: FileStamp, sites: [FragmentSite])] = [:]
      var hasChanged = false
      let paths = PackageFiles.swiftFiles(in: root)
      for path in paths {
        guard let stamp = FileStamp(of: path) else { continue }
        if let known = old?.files[path], known.stamp == stamp {
          files[path] = known
        } else {
          let contents = (try? Files.contents(of: path)) ?? []
          let sites = FragmentSite.sites(in: contents, file: path)
          hasChanged = hasChanged || !sites.isEmpty || old?.files[path]?.sites.isEmpty == false
          files[path] = (stamp, sites)
        }
      }
      if let old, files.count < old.files.count {
        hasChanged = hasChanged || old.files.contains { files[$0.key] == nil && !$0.value.sites.isEmpty }
      }
      var package: PackageFragments
      if let old, !hasChanged {
        package = old.package
      } else {
        package = PackageFragments(
          index: FragmentIndex(paths.flatMap { files[$0]?.sites ?? [] }, root: root),
          generation: (old?.package.generation ?? 0) + 1
        )
      }
      entries[root] = Entry(lookedAt: ContinuousClock.now, files: files, package: package)
      return package
    }
  }
}

/// The fragments of a package.
struct PackageFragments: Sendable {
  let index: FragmentIndex

  /// A number that differs between two states of a package with different fragments.
  let generation: Int

  private let schemas = Locked<[SchemaQuestion: SchemaLocation?]>([:])

  init(index: FragmentIndex, generation: Int) {
    self.index = index
    self.generation = generation
  }

  /// Returns the schema that a fragment is written against; `nil` if none is found.
  func schema(of site: FragmentSite, _ finder: SchemaFinder) -> SchemaLocation? {
    let question = SchemaQuestion(site)
    return schemas.withLock { schemas in
      if let known = schemas[question] { return known }
      let location = try? finder.schema(for: question)
      schemas[question] = .some(location)
      return location
    }
  }
}
