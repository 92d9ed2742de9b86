import Foundation
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLValidation
import InlineGraphQLModels
import InlineGraphQLTesting
import Testing

/// Requests are valid against the API's schema, to which the model schema expands.
@Suite struct ValidationTests {
  @Test("every request of a family is valid, and so are its variables") func family() async throws {
    let requests = try RequestFamily.blogs(ofEachModel: 40)
    #expect(requests.count > 2000)
    #expect(Set(requests).count > 2000)
    try await check(requests, Blogs.schema, "Blogs")
  }

  @Test("so is every one for models with the older directives, whose names begin in lower case")
  func older() async throws {
    let requests = try RequestFamily.older(ofEachModel: 20)
    #expect(Set(requests).count > 500)
    try await check(requests, Older.schema, "Older")
  }

  /// - Parameter name: The name of the file in which another validator finds the requests.
  private func check(_ requests: [GraphQLRequest], _ text: String, _ name: String) async throws {
    let schema = try ExpandedSchema(Source(text)).schema
    let transport = InProcessTransport(try ExecutableSchema(schema))
    for request in requests {
      let document = try Document(parsing: Source(request.document))
      let problems = specificationErrors(in: document, schema: schema)
      if !problems.isEmpty { Issue.record("\(request.document): \(problems)") }
      guard request.kind != .subscription else { continue }
      // There are no resolvers, so all errors are about the request or its variables.
      let response = try GraphQLJSONValue(parsing: await transport.send(request).body)
      if let errors = response["errors"] {
        Issue.record("\(request.document) \(String(decoding: request.variables, as: UTF8.self)): \(errors)")
      }
    }
    if let folder = ProcessInfo.processInfo.environment["MODEL_REQUESTS"] {
      try write(requests, schema, to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
  }

  /// Writes the schema and the requests for another validator.
  private func write(_ requests: [GraphQLRequest], _ schema: Schema, to file: URL) throws {
    var text = Data(GraphQLJSONValue.string(String(decoding: schema.source.utf8, as: UTF8.self)).description.utf8)
    for request in requests { text += [UInt8(ascii: "\n")] + request.body }
    try text.write(to: file)
  }
}
