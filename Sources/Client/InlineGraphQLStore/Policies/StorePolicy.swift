import InlineGraphQL

/// Where the response to a query comes from.
///
/// | Policy | The store | The service |
/// |---|---|---|
/// | ``networkOnly`` | is not read | is asked at once |
/// | ``networkOrStore`` | answers if the service cannot be reached, also if that is stale | is asked at once |
/// | ``networkWithoutStore`` | is not read, and does not keep the response | is asked at once |
/// | ``storeOrNetwork`` | answers if all is there and fresh | is asked if it is not |
/// | ``storeOnly`` | answers, also if that is stale | is never asked |
/// | ``storeAndNetwork`` | answers first, if all is there | is asked at once |
///
/// The store keeps what the service answers, but for ``networkWithoutStore``. A call that gives one response takes a
/// `StorePolicy<SingleResponse>`, a sequence of responses a `StorePolicy<ResponseSequence>`, and a ``LiveQuery`` a
/// `StorePolicy<LiveResponses>`. So ``storeAndNetwork`` is not for a call that gives one response. A live query shows what the store has until the service answers, also if that is stale.
public struct StorePolicy<Responses>: Hashable, Sendable {
  /// When the response of the store is given.
  let readsStore: StoreReading

  /// When the service is asked.
  let asksService: ServiceRequest

  /// Whether the store keeps the response of the service.
  let keepsResponse: Bool

  fileprivate init(_ readsStore: StoreReading, _ asksService: ServiceRequest, keepsResponse: Bool = true) {
    (self.readsStore, self.asksService, self.keepsResponse) = (readsStore, asksService, keepsResponse)
  }
}

/// When the response of a store is given.
enum StoreReading: Hashable, Sendable {
  case never, first, ifServiceFails
}

/// When a service is asked.
enum ServiceRequest: Hashable, Sendable {
  case never, ifStoreLacksFreshResponse, always
}

extension StorePolicy where Responses: AllowsSingleResponse {
  /// From the service. Until it answers, there is no response.
  public static var networkOnly: Self { Self(.never, .always) }

  /// From the service; if it gives no response, from the store, also if that is stale. An error in a response is one of the service.
  public static var networkOrStore: Self { Self(.ifServiceFails, .always) }

  /// From the service, and the store does not keep it, as for a secret.
  public static var networkWithoutStore: Self { Self(.never, .always, keepsResponse: false) }

  /// From the store if all of it is there and fresh, else from the service. A ``LiveQuery`` asks again when that changes.
  public static var storeOrNetwork: Self { Self(.first, .ifStoreLacksFreshResponse) }

  /// From the store, also if it is stale.
  public static var storeOnly: Self { Self(.first, .never) }
}

extension StorePolicy where Responses: AllowsSeveralResponses {
  /// From the store, if all of it is there, and then from the service.
  public static var storeAndNetwork: Self { Self(.first, .always) }
}

extension StorePolicy<LiveResponses> {
  /// Creates the policy of a live query that is like one of single responses.
  init(_ policy: StorePolicy<SingleResponse>) {
    self.init(policy.readsStore, policy.asksService, keepsResponse: policy.keepsResponse)
  }
}

/// The responses of what may have one.
public protocol AllowsSingleResponse {}

/// The responses of what may have several.
public protocol AllowsSeveralResponses {}

/// The responses of a call that gives one.
public enum SingleResponse: AllowsSingleResponse {}

/// The responses of a sequence: that of the store and that of the service.
public enum ResponseSequence: AllowsSeveralResponses {}

/// The responses of a live query: one, or as many as there are changes.
public enum LiveResponses: AllowsSingleResponse, AllowsSeveralResponses {}

extension StorePolicy {
  /// Whether a query is sent when the store has been read.
  ///
  /// - Parameter hasFresh: Whether the store has all of the response and nothing in it is stale.
  func sends(ifStoreHasFresh hasFresh: Bool) -> Bool {
    switch asksService {
    case .never: false
    case .ifStoreLacksFreshResponse: !hasFresh
    case .always: true
    }
  }

  /// Whether a query is sent after this was read from the store; nil if nothing was read.
  func sends<Data>(after stored: Result<StoreResponse<Data>, MissingStoredDataError>?) -> Bool {
    if case .success(let response)? = stored {
      sends(ifStoreHasFresh: !response.isStale)
    } else {
      sends(ifStoreHasFresh: false)
    }
  }

  /// Whether a live query asks the service for what the store loses later.
  var followsChanges: Bool { readsStore != .never && asksService != .never }
}
