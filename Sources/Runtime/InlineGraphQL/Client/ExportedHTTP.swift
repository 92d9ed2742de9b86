// Re-exported because users meet its public types: headers, and the response of a transport. It is a module of its own
// only because the command downloads schemas with it.
@_exported import GraphQLHTTP
