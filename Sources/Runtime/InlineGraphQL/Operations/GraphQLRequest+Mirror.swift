import GraphQLJSON

extension GraphQLRequest: CustomReflectable {
  /// The operation with its variables as JSON, and what differs from other requests.
  public var customMirror: Mirror {
    let variables = (try? GraphQLJSONValue(parsing: self.variables)) ?? .null
    var children: [(String, Any)] = [("kind", kind), ("operationName", operationName), ("variables", variables)]
    children.append(("document", document))
    if let onError { children.append(("onError", onError)) }
    if !extensions.isEmpty { children.append(("extensions", extensions)) }
    if let documentID { children.append(("documentID", documentID)) }
    if !sendsDocument { children.append(("sendsDocument", sendsDocument)) }
    if !uploads.isEmpty { children.append(("uploads", uploads)) }
    if options != GraphQLRequestOptions() { children.append(("options", options)) }
    if !batch.isEmpty { children.append(("batch", batch)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
