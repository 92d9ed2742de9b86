// Re-exported because users meet its public types: generated and custom types write variables with `JSONWriter`, and
// custom scalars use `GraphQLJSONValue`. It is a module of its own only because the compiler reads introspection
// results with it.
@_exported import GraphQLJSON
