import GraphQLCLibrary
import GraphQLProject
import LocalFiles

/// The fragments of packages and their `@GraphQLSchema` enums, by the root of the package.
struct PackageCache: Sendable {
  private struct Entry: Sendable {
    var lookedAt: ContinuousClock.Instant
    var files: [String: File]
    var package: Package

    func isOutdated(_ file: String) -> Bool { files[file].map { $0.stamp != FileStamp(of: file) } ?? false }
  }

  private struct File: Sendable {
    var stamp: FileStamp
    var fragments: [FragmentSite] = []
    var schemas: [SchemaSite] = []
    /// The checksums of its literals.
    var literals: Set<Checksum> = []
    /// Whether an editor has other literals in it than those.
    var isEdited = false

    var isEmpty: Bool { fragments.isEmpty && schemas.isEmpty }
  }

  private let entries = Locked<[String: Entry]>([:])

  /// Returns the package that contains a file.
  ///
  /// It checks the files again after a second, and if this file was saved: a compiler run sees them once, an editor sees
  /// changes.
  func package(around file: String) -> Package {
    let root = PackageFiles.packageRoot(around: file)
    let now = ContinuousClock.now
    return entries.withLock { entries in
      let old = entries[root]
      if let old, now - old.lookedAt < .seconds(1), !old.isOutdated(file) { return old.package }
      var files: [String: File] = [:]
      var hasChanged = false
      let paths = PackageFiles.swiftFiles(in: root)
      for path in paths {
        guard let stamp = FileStamp(of: path) else { continue }
        if let known = old?.files[path], known.stamp == stamp {
          files[path] = known
        } else {
          let contents = (try? Files.contents(of: path)) ?? []
          let literals = graphQLLiterals(in: contents, name: path)
          let file = File(
            stamp: stamp,
            fragments: FragmentSite.sites(of: literals, in: contents, file: path),
            schemas: SchemaSite.sites(of: literals, file: path),
            literals: Set(literals.map { Checksum($0.source.utf8) })
          )
          hasChanged = hasChanged || !file.isEmpty || old?.files[path]?.isEmpty == false
          files[path] = file
        }
      }
      if let old, files.count < old.files.count {
        hasChanged = hasChanged || old.files.contains { files[$0.key] == nil && !$0.value.isEmpty }
      }
      var package: Package
      if let old, !hasChanged {
        package = old.package
      } else {
        package = Package(
          root: root,
          fragments: paths.flatMap { files[$0]?.fragments ?? [] },
          schemaSites: paths.flatMap { files[$0]?.schemas ?? [] },
          generation: (old?.package.generation ?? 0) + 1
        )
      }
      entries[root] = Entry(lookedAt: ContinuousClock.now, files: files, package: package)
      return package
    }
  }
}

extension PackageCache {
  /// Whether an editor has a file of a package in another state than the disk has: with this literal, or with one that was
  /// expanded since the file was saved. A build compiles what is on disk.
  func isEdited(_ file: String, with literal: SwiftLiteral) -> Bool {
    _ = package(around: file)
    let root = PackageFiles.packageRoot(around: file)
    return entries.withLock { entries in
      guard let known = entries[root]?.files[file] else { return false }
      if known.isEdited || known.literals.contains(Checksum(literal.source.utf8)) { return known.isEdited }
      entries[root]?.files[file]?.isEdited = true
      return true
    }
  }

  /// Whether an editor has any file of a package in another state than the disk has, as far as literals were expanded.
  func hasEdits(around file: String) -> Bool {
    _ = package(around: file)
    let root = PackageFiles.packageRoot(around: file)
    return entries.withLock { $0[root]?.files.values.contains(where: \.isEdited) == true }
  }
}
