import Foundation
import InlineGraphQLModels

/// Reads a value of a response, without a client.
func decoded<Value: __ResponseValue>(_ type: Value.Type, _ json: String) throws -> Value {
  try __ResponseReader.read(from: Data(json.utf8)) { reader throws(ResponseDecodingError) in try Value(from: &reader) }
}
