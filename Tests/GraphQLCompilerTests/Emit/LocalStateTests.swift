import CompilerFixtures
import GraphQLCompiler
import Testing

/// The code emitted for fields that only the client has.
struct LocalStateTests {
  @Test("What only the client has is not sent, and read where it is")
  func local() throws {
    let text = try Golden.check("local")
    for line in [
      #"hero(episode:$episode){__typename name ...LocalBadge id}\"#,
      #", definition: "query LocalSelection{__typename}") }"#,
      #"definition: "fragment LocalBadge on Character{__typename id}","#,
      #"wholeDefinition: "fragment LocalNote on Note{__typename text@__client id@__client}""#,
      #"try reader.readNullable("isFavourite", if: .unknown, in: &object)"#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("Without such fields there is one text")
  func others() throws {
    #expect(try !Golden.check("masked").contains("holeDefinition"))
  }
}
