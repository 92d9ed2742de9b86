import Foundation
import InlineGraphQL

enum Operations {
  #graphql(
    """
    query Quotes { quotes { symbol name price volume tradedAt } }
    subscription NextQuote { quote { symbol name price volume tradedAt } }
    """
  )
}

/// What the server sends.
enum Messages {
  private static let quote = """
    {"symbol":"GRPH","name":"Graph Holdings of the World","price":104.25,"volume":12345678,\
    "tradedAt":"2026-11-23T21:51:14Z"}
    """

  /// The response to the query: 20 quotes, 2.2 KB.
  static let response = #"{"data":{"quotes":[\#(Array(repeating: quote, count: 20).joined(separator: ","))]}}"#

  /// A response of the subscription.
  static let event = #"{"data":{"quote":\#(quote)}}"#

  /// A response of the subscription as a message of graphql-transport-ws.
  static func next(id: String) -> String { #"{"id":"\#(id)","type":"next","payload":\#(event)}"# }

  /// The last message of graphql-transport-ws.
  static func complete(id: String) -> String { #"{"id":"\#(id)","type":"complete"}"# }

  /// A response of the subscription as a server-sent event.
  static let serverSentEvent = "event: next\ndata: \(event)\n\n"
}
