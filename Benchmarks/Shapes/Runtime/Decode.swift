// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// As in `GraphQLClient`, the type is generic, so its conformances are needed.

public func decode<T: ResponseObject>(_ body: Data, as type: T.Type) throws -> T {
  try decodeValue(body)
}

public func decode<T: UnhashableObject>(_ body: Data, as type: T.Type) throws -> T {
  try decodeValue(body)
}

private func decodeValue<T: __ResponseValue>(_ body: Data) throws -> T {
  try __ResponseReader.read(from: body, root: "data") { reader throws(ResponseDecodingError) in
    var object = try reader.beginObject()
    let data: T = try reader.read("data", in: &object)
    try reader.endObject(&object)
    return data
  }
}
