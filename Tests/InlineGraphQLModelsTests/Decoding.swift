import Foundation
import InlineGraphQLModels

/// Reads a value as a response has it, which comes from no client.
func decoded<Value: ResponseValue>(_ type: Value.Type, _ json: String) throws -> Value {
  try ResponseReader.read(from: Data(json.utf8)) { reader throws(ResponseDecodingError) in try Value(from: &reader) }
}
