import Foundation

/// A new identifier, for a model that is to be created: a UUID in lowercase.
public func newIdentifier() -> String { UUID().uuidString.lowercased() }
