; extends

; GraphQL in the literals of #graphql(…).
((macro_invocation
  (simple_identifier) @_macro
  (call_suffix
    (value_arguments
      .
      (value_argument
        .
        [
          (line_string_literal (line_str_text) @injection.content)
          (multi_line_string_literal (multi_line_str_text) @injection.content)
        ]))))
  (#eq? @_macro "graphql")
  (#set! injection.language "graphql"))

; GraphQL in the literals of @GraphQLFragment(…) and @GraphQLOperation(…).
((attribute
  (user_type (type_identifier) @_macro .)
  .
  [
    (line_string_literal (line_str_text) @injection.content)
    (multi_line_string_literal (multi_line_str_text) @injection.content)
  ])
  (#match? @_macro "^GraphQL(Fragment|Operation)$")
  (#set! injection.language "graphql"))
