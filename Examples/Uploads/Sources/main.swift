// How do I send files?
//
// A schema's `scalar Upload` is the Swift type `Upload`: bytes, or a file that is read while it is sent. It can be a
// variable, an element of a list or a field of an input object. The request is a form by the GraphQL multipart request
// specification, which most servers know.

import Foundation
import InlineGraphQL

@GraphQLSchema enum Photos {}

enum Operations {
  #graphql(
    """
    mutation AddPhotos($files: [Upload!]!) {
      addPhotos(files: $files) { name contentType size }
    }
    """
  )
}

let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
try Data("a file on the disk".utf8).write(to: url)

let client = GraphQLClient(transport: try service())
let mutation = Operations.AddPhotos(files: [
  Upload(Data("bytes in memory".utf8), fileName: "memory.png", contentType: "image/png"),
  Upload(contentsOf: url, fileName: "disk.txt", contentType: "text/plain"),
])
// The time limit is for the whole request, so it must fit the files.
let options = GraphQLRequestOptions(timeout: 600) { sent, total in
  if sent == total { print("All is sent") }
}
let response = try await client.execute(mutation, options: options)
for photo in response.data?.addPhotos ?? [] {
  print("\(photo.name), \(photo.contentType), \(photo.size) bytes")
}
try FileManager.default.removeItem(at: url)

// Output:
// All is sent
// memory.png, image/png, 15 bytes
// disk.txt, text/plain, 18 bytes
