import Foundation

/// Returns an identifier for a new model: a lowercase UUID.
public func newIdentifier() -> String { UUID().uuidString.lowercased() }
