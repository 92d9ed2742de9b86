import InlineGraphQL

/// The types of `Schemas/Shop.graphqls`, declared once, in a module that all others import.
@GraphQLSchema public enum Shop {}
