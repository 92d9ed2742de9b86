import ArgumentParser
import Foundation
import InlineGraphQL
import InlineGraphQLTesting

/// The options that choose the service.
struct ServiceOptions: ParsableArguments {
  @Option(help: "The URL of a GraphQL service to ask over HTTP, instead of the one inside this program.")
  var endpoint: String?

  /// A client of the service.
  func client() throws -> GraphQLClient {
    guard let endpoint else { return GraphQLClient(transport: InProcessTransport(try StarWarsService.schema())) }
    guard let url = URL(string: endpoint), url.scheme == "http" || url.scheme == "https" else {
      throw ValidationError("'\(endpoint)' is no http or https URL.")
    }
    return GraphQLClient(transport: HTTPTransport(url: url))
  }
}

extension GraphQLClient {
  /// Executes an operation and returns its data. Prints errors, and exits if there is no data.
  func data<Operation: GraphQLSingleResponseOperation>(of operation: Operation) async throws -> Operation.Data {
    let response = try await execute(operation)
    for error in response.errors {
      print("The service reports: \(error)")
    }
    guard let data = response.data else { throw ExitCode.failure }
    return data
  }
}
