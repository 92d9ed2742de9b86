/// Where a deferred part is in a response.
package struct DeferredPlace: Hashable, Sendable {
  /// The offset of its object in bytes.
  package let offset: Int

  package let label: String

  package init(offset: Int, label: String) { (self.offset, self.label) = (offset, label) }
}
