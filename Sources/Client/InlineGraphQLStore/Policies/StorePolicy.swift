import InlineGraphQL

/// Where the response to a query comes from.
///
/// | Policy | The store | The service |
/// |---|---|---|
/// | ``networkOnly`` | is not read | is asked at once |
/// | ``storeOrNetwork`` | answers if all is there and fresh | is asked if it is not |
/// | ``storeOnly`` | answers, also if that is stale | is never asked |
/// | ``storeAndNetwork`` | answers first, if all is there | is asked at once |
///
/// The store keeps what the service answers. A call that gives one response takes a `StorePolicy<SingleResponse>`, a sequence of
/// responses a `StorePolicy<ResponseSequence>`, and a ``LiveQuery`` a `StorePolicy<LiveResponses>`. So ``storeAndNetwork`` is not for a
/// call that gives one response. A live query shows what the store has until the service answers, also if that is stale.
public struct StorePolicy<Responses>: Hashable, Sendable {
  /// Whether the response of the store is given.
  let readsStore: Bool

  /// When the service is asked.
  let asksService: ServiceRequest

  /// When the service is asked.
  enum ServiceRequest: Hashable, Sendable {
    case never, ifStoreLacksFreshResponse, always
  }
}

extension StorePolicy where Responses: AllowsSingleResponse {
  /// From the service. Until it answers, there is no response.
  public static var networkOnly: Self { Self(readsStore: false, asksService: .always) }

  /// From the store if all of it is there and fresh, else from the service. A ``LiveQuery`` asks again when that changes.
  public static var storeOrNetwork: Self { Self(readsStore: true, asksService: .ifStoreLacksFreshResponse) }

  /// From the store, also if it is stale.
  public static var storeOnly: Self { Self(readsStore: true, asksService: .never) }
}

extension StorePolicy where Responses: AllowsSeveralResponses {
  /// From the store, if all of it is there, and then from the service.
  public static var storeAndNetwork: Self { Self(readsStore: true, asksService: .always) }
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
  var followsChanges: Bool { readsStore && asksService != .never }
}
