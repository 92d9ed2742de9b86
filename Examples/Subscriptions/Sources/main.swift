// How do I receive what happens at the service?
//
// Write a subscription, and loop over its responses. Leaving the loop, or cancelling its task, ends the subscription.
// If the connection breaks off, the client subscribes again, and the next response follows a gap.
//
// `HTTPTransport` receives server-sent events and multipart responses. If your service uses WebSockets, give the
// client a `WebSocketTransport` as `subscriptionTransport`.

import InlineGraphQL

@GraphQLSchema enum Chat {}

enum Operations {
  #graphql(
    """
    subscription MessageAdded($room: ID!) {
      messageAdded(room: $room) { author text }
    }
    """
  )
}

let client = GraphQLClient(transport: try service())

for try await response in client.subscribe(Operations.MessageAdded(room: "swift")) {
  // Messages of the time without a connection are missing, so an app asks for them by a query.
  if response.followsGap { print("(some messages may be missing)") }
  for error in response.errors { print(error.message) }

  guard let message = response.data?.messageAdded else { continue }
  print("\(message.author): \(message.text)")
  if message.text == "Bye!" { break }
}
print("The subscription has ended")

// Output:
// Ann: Hello, swift
// The message is lost.
// Ben: Bye!
// The subscription has ended
