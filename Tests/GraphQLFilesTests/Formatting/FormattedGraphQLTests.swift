import GraphQLFiles
import Testing

@Suite("Formatted GraphQL files")
struct FormattedGraphQLTests {
  private func formatted(_ text: String) -> String? {
    GraphQLFiles.formatted(graphQL: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Comments stay with what they are about, and one blank line stays where some were")
  func comments() {
    let text = """
      # A header.


      # Of the query.
      query A($id:ID!,$size:Int=3)@live{ # begins

        # Of the field.
        a(id:$id)# trailing
        # Before the next one.


        b, c,
        d {
          e
          # At the end of a block.

        } # behind a block
      }
      # At the end.

      """
    #expect(
      formatted(text) == """
        # A header.

        # Of the query.
        query A($id: ID!, $size: Int = 3) @live { # begins
          # Of the field.
          a(id: $id) # trailing
          # Before the next one.

          b
          c
          d {
            e
            # At the end of a block.
          } # behind a block
        }
        # At the end.

        """
    )
  }

  @Test("Comments in lists put each item on a line of its own")
  func commentsInLists() {
    #expect(
      formatted("{ a(x: [1, # one\n2], y: {b: 1}) @c(d: 1 # why\n) e: # alias\nf }\n") == """
        {
          a(
            x: [
              1 # one
              2
            ]
            y: {b: 1}
          ) @c(
            d: 1 # why
          )
          e: # alias
            f
        }

        """
    )
    #expect(
      formatted("union U = A | # of B\nB | C\n\ntype T implements # why\n& I { a: Int }\n") == """
        union U =
          | A
          | # of B
            B
          | C

        type T implements # why
          & I {
          a: Int
        }

        """
    )
  }

  @Test("Comments between any two tokens stay there")
  func commentsEverywhere() {
    #expect(
      formatted("query # a\nQ # b\n{ # c\n... # d\non # e\nT # f\n@g # h\n{ # i\n... # j\nF # k\n} # l\n} # m") == """
        query # a
          Q # b
        { # c
          ... # d
            on # e
            T # f
            @g # h
          { # i
            ... # j
              F # k
          } # l
        } # m

        """
    )
  }

  @Test("Arguments are on lines of their own if the line would be longer than 80 columns")
  func longArguments() {
    let (short, long) = (String(repeating: "a", count: 71), String(repeating: "a", count: 72))
    #expect(formatted("{ f(x: \(short)y) }") == "{\n  f(x: \(short)y)\n}\n")
    #expect(formatted("{ f(x: \(long)y, z: 1) }") == "{\n  f(\n    x: \(long)y\n    z: 1\n  )\n}\n")
  }

  @Test("Other lines are broken, too, if they would be longer than 80 columns without their indentation")
  func longLines() {
    let text = """
      query Search($text: String! = "a default value", $first: Int = 20, $after: String, $by: Order) { a }
      fragment PostList on Query @refetchable(queryName: "PostListQuery")
        @argumentDefinitions(count: {type: "Int!", defaultValue: 2}, cursor: {type: "String", defaultValue: null}) {
        posts(first: $count, after: $cursor, by: NEWEST) @connection(key: "PostList_posts") { edges { node { id } } }
      }
      union Everything = AFirstMemberOfTheUnion | ASecondMemberOfTheUnion | AThirdMemberOfTheUnion
      type T { f(first: Int = 20, after: String, last: Int = 20, before: String, by: Order = NEWEST): [T!]! @cost(complexity: 5) }
      """
    #expect(
      formatted(text) == """
        query Search(
          $text: String! = "a default value"
          $first: Int = 20
          $after: String
          $by: Order
        ) {
          a
        }

        fragment PostList on Query
          @refetchable(queryName: "PostListQuery")
          @argumentDefinitions(
            count: {type: "Int!", defaultValue: 2}
            cursor: {type: "String", defaultValue: null}
          ) {
          posts(first: $count, after: $cursor, by: NEWEST)
            @connection(key: "PostList_posts") {
            edges {
              node {
                id
              }
            }
          }
        }

        union Everything =
          | AFirstMemberOfTheUnion
          | ASecondMemberOfTheUnion
          | AThirdMemberOfTheUnion

        type T {
          f(
            first: Int = 20
            after: String
            last: Int = 20
            before: String
            by: Order = NEWEST
          ): [T!]! @cost(complexity: 5)
        }

        """
    )
  }

  @Test("Descriptions and fields of schemas")
  func schema() {
    let text = #"""
      "A type."
      type T implements & I & J @key(fields:"id") {
        """
            Two
              lines.

            End.
        """
        a("one" x:Int=1,"""two""" y:[Int!]!):T!@d


        # A comment.
        """short"""
        # Between.
        b:Int
      }
      union U=|A|B
      enum E{A B @deprecated(reason:"\u00e9")}
      extend schema@link(url:"u")
      directive@d(a:Int)repeatable on|FIELD|QUERY
      """#
    #expect(
      formatted(text) == #"""
        "A type."
        type T implements I & J @key(fields: "id") {
          """
          Two
            lines.

          End.
          """
          a(
            "one"
            x: Int = 1
            """two"""
            y: [Int!]!
          ): T! @d

          # A comment.
          """short"""
          # Between.
          b: Int
        }

        union U = A | B

        enum E {
          A
          B @deprecated(reason: "\u00e9")
        }

        extend schema @link(url: "u")

        directive @d(a: Int) repeatable on FIELD | QUERY

        """#
    )
  }

  @Test("Strings stay as they are, and lines of block strings move with the block")
  func strings() {
    let text =
      ##"{ a(x: "\u0041 # \"\"\" {", y: """ \""" # no comment """, z: """"""){b(t:"""one\##n   two\##n\##n three""")} }"##
    #expect(
      formatted(text) == #"""
        {
          a(x: "\u0041 # \"\"\" {", y: """ \""" # no comment """, z: """""") {
            b(t: """
            one
              two

            three
            """)
          }
        }

        """#
    )
  }

  @Test("Line ends and a byte order mark stay")
  func lineEnds() {
    #expect(formatted("\u{FEFF}{ a\r\n\r\n# b\nc }") == "\u{FEFF}{\r\n  a\r\n\r\n  # b\r\n  c\r\n}\r\n")
    #expect(formatted("{\ra }") == "{\r  a\r}\r")
    #expect(formatted("\t{\ta\t} # tab\t\n") == "{\n  a\n} # tab\n")
  }

  @Test("A scalar and a query after it are two definitions, and an anonymous query keeps its keyword")
  func definitions() {
    #expect(
      formatted("scalar S { a } query { b } query($a: Int) { c }")
        == "scalar S\n\n{\n  a\n}\n\nquery {\n  b\n}\n\nquery ($a: Int) {\n  c\n}\n"
    )
  }

  @Test(
    "What has a syntax error is not formatted",
    arguments: ["", " # only a comment\n", "{", "{ a(b: \"c) }", "{ a } }", "{ é }"]
  )
  func syntaxErrors(text: String) {
    #expect(formatted(text) == nil)
  }
}
