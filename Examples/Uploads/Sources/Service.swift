import InlineGraphQL
import InlineGraphQLTesting

/// Returns a service in this program.
func service() throws -> any GraphQLTransport {
  let sdl = String(decoding: PackageResources.Photos_graphqls, as: UTF8.self)
  let schema = try ExecutableSchema(sdl: sdl) {
    Resolver("Mutation.addPhotos") { input in
      let files = try input.argument("files", as: [UploadedFile].self)
      return .list(
        files.map { file in
          [
            "name": "\(file.fileName)",
            "contentType": "\(file.contentType)",
            "size": .json(.int(file.contents.count)),
          ]
        }
      )
    }
  }
  return InProcessTransport(schema)
}
