// What is public there belongs to what users see: generated types and their own write variables with `JSONWriter`, and
// custom scalars are made of `GraphQLJSONValue`s. It is a module of its own only since the compiler reads introspections with it.
@_exported import GraphQLJSON
