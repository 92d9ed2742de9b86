; extends

; GraphQL in the literals of #graphql(…), without their quotes. A quote in a literal is no end of the GraphQL.
((macro_invocation
  (simple_identifier) @_macro
  (call_suffix (value_arguments . (value_argument . (line_string_literal) @injection.content))))
  (#eq? @_macro "graphql")
  (#offset! @injection.content 0 1 0 -1)
  (#set! injection.include-children)
  (#set! injection.language "graphql"))

((macro_invocation
  (simple_identifier) @_macro
  (call_suffix (value_arguments . (value_argument . (multi_line_string_literal) @injection.content))))
  (#eq? @_macro "graphql")
  (#offset! @injection.content 0 3 0 -3)
  (#set! injection.include-children)
  (#set! injection.language "graphql"))

; GraphQL in the literals of @GraphQLFragment(…) and @GraphQLOperation(…).
((attribute (user_type (type_identifier) @_macro .) . (line_string_literal) @injection.content)
  (#any-of? @_macro "GraphQLFragment" "GraphQLOperation")
  (#offset! @injection.content 0 1 0 -1)
  (#set! injection.include-children)
  (#set! injection.language "graphql"))

((attribute (user_type (type_identifier) @_macro .) . (multi_line_string_literal) @injection.content)
  (#any-of? @_macro "GraphQLFragment" "GraphQLOperation")
  (#offset! @injection.content 0 3 0 -3)
  (#set! injection.include-children)
  (#set! injection.language "graphql"))
