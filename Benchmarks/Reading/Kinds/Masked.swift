import InlineGraphQL
import Measuring

/// Comments on comments, five levels deep, each level in its own fragment. All fragments are read afterwards. The plain
/// kind selects the same without fragments.
@MainActor let masked = Kind(
  "masked",
  Queries.Threads(),
  CodableThreads.self,
  use: { threads in
    var count = 0
    for item in threads.items {
      let level1 = Level1(key: item).data
      guard let level2 = level1.reply.map({ Level2(key: $0).data }),
        let level3 = level2.reply.map({ Level3(key: $0).data }),
        let level4 = level3.reply.map({ Level4(key: $0).data }),
        let level5 = level4.reply.map({ Level5(key: $0).data })
      else { continue }
      count += level1.likeCount + level2.likeCount + level3.likeCount + level4.likeCount + level5.likeCount
    }
    blackHole(count)
  },
  element: thread
)
.comparedWith(plain: Queries.UnmaskedThreads())

private func thread(_ random: inout Random, _ index: Int) -> String {
  var reply = ""
  for level in (1...5).reversed() {
    reply =
      #"{"__typename":"Comment","id":"Q29tbWVudDo\#(index)\#(level)","text":"\#(random.words(6))","#
      + #""likeCount":\#(random.next() % 1000)\#(level < 5 ? ",\"reply\":\(reply)" : "")}"#
  }
  return reply
}

extension Queries {
  #graphql("query Threads { items: thread { id ...Level1 } }")

  #graphql(
    """
    query UnmaskedThreads {
      items: thread {
        id text likeCount
        reply { id text likeCount reply { id text likeCount reply { id text likeCount reply { id text likeCount } } } }
      }
    }
    """
  )
}

@GraphQLFragment("fragment Level1 on Comment { text likeCount reply { id ...Level2 } }") struct Level1 {}
@GraphQLFragment("fragment Level2 on Comment { text likeCount reply { id ...Level3 } }") struct Level2 {}
@GraphQLFragment("fragment Level3 on Comment { text likeCount reply { id ...Level4 } }") struct Level3 {}
@GraphQLFragment("fragment Level4 on Comment { text likeCount reply { id ...Level5 } }") struct Level4 {}
@GraphQLFragment("fragment Level5 on Comment { text likeCount }") struct Level5 {}

struct CodableThreads: Codable, Hashable, Sendable {
  let items: [Comment1]
  struct Comment1: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
    let reply: Comment2?
  }
  struct Comment2: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
    let reply: Comment3?
  }
  struct Comment3: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
    let reply: Comment4?
  }
  struct Comment4: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
    let reply: Comment5?
  }
  struct Comment5: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
  }
}
