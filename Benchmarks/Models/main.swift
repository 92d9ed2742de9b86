import Foundation
import InlineGraphQL
import InlineGraphQLModels
import Measuring

@GraphQLSchema(models: .all) enum Blog {}

enum Queries {
  #graphql(
    """
    query ListPosts($limit: Int) {
      listPosts(limit: $limit) {
        items {
          id title content rating draft status createdAt updatedAt
          comments { items { id text likes post { id } createdAt updatedAt } nextToken }
        }
        nextToken
      }
    }
    """
  )
}

let count = 10_000
let body = posts(count, comments: 3, isInline: false)
let inlineBody = posts(count, comments: 3, isInline: true)
let request = ListModels<Blog.Post>.list(Blog.Post.self, includes: { [$0.comments] })

func check(_ found: Int?, _ comments: Int?) {
  if found != count || comments != 3 { fatalError("\(found ?? 0) posts with \(comments ?? 0) comments") }
}

let ways: [(name: String, read: () throws -> Void)] = [
  (
    "inline #graphql",
    {
      let items = try Queries.ListPosts(limit: 1000).decodeResponse(inlineBody).data?.listPosts?.items
      check(items?.count, items?.last??.comments?.items.count)
    }
  ),
  (
    "models",
    {
      let list = try request.decodeResponse(body).data?.list
      check(list?.count, list?.last?.comments?.count)
    }
  ),
  (
    "Amplify's way",
    {
      let list = try AmplifyModels.posts(in: body)
      check(list.items.count, list.items.last?.comments?.items.count)
    }
  ),
]

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--ours") {
  // For a profiler.
  for _ in 0..<50 { try ways[1].read() }
} else {
  let rounds = arguments.contains("--once") ? 1 : 7
  var times = ways.map { _ in [Double]() }
  for _ in 0..<rounds {
    for (index, way) in ways.enumerated() { times[index].append(try time(way.read)) }
  }
  print(
    "\(count) posts with 3 comments each, \(body.count / 1000) KB     median   times inline   times as fast as Amplify's way"
  )
  for (index, way) in ways.enumerated() {
    print(
      way.name.padding(toLength: 36, withPad: " ", startingAt: 0),
      String(format: "%10.1f ms", median(times[index]) * 1000),
      String(format: "%10.2f", median(zip(times[index], times[0]).map { $0 / $1 })),
      String(format: "%14.1f", median(zip(times[2], times[index]).map { $0 / $1 }))
    )
  }
}
