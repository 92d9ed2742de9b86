// What is public there belongs to what users see: headers, and what a transport brings back. It is a module of its own
// only since the command downloads schemas with it.
@_exported import GraphQLHTTP
