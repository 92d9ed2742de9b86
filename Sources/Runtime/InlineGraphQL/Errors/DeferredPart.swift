/// A deferred part of a response, by the object that it adds to and its label.
package struct DeferredPart: Hashable, Sendable {
  /// The offset of its object in bytes.
  package let offset: Int

  package let label: String

  package init(offset: Int, label: String) { (self.offset, self.label) = (offset, label) }
}
