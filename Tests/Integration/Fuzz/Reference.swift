import Foundation
import InlineGraphQL

/// Reads the same as this library's reader, but from the result of `JSONSerialization`: slow, and simple enough to be
/// right.
enum Reference {
  /// A value does not have the expected type.
  struct Unsuitable: Error {}

  static func things(_ body: Data) throws -> GraphQLJSONValue {
    let response = try members(JSONSerialization.jsonObject(with: body))
    let data = try members(response["data"])
    return ["things": .array(try elements(data["things"]).map(thing))]
  }

  private static func thing(_ value: Any) throws -> GraphQLJSONValue {
    let object = try members(value)
    let typename = try string(object["__typename"])
    var json: GraphQLJSONObject = [
      "__typename": .string(typename), "id": .string(try identifier(object["id"])), "Next": try next(object),
    ]
    switch typename {
    case "Leaf":
      json["number"] = .double(try number(object["number"]))
      json["integer"] = try nullable(object["integer"]) { .int(try integer($0)) }
      json["isGreen"] = .bool(try bool(object["isGreen"]))
      json["kinds"] = try nullable(object["kinds"]) { kinds in
        .array(try elements(kinds).map { try nullable($0) { .string(try string($0)) } })
      }
      json["matrix"] = try nullable(object["matrix"]) { rows in
        .array(try elements(rows).map { .array(try elements($0).map { .int(try integer($0)) }) })
      }
    case "Branch":
      json["label"] = try nullable(object["label"]) { .string(try string($0)) }
      json["inner"] = try nullable(object["inner"]) { ["number": .double(try number(members($0)["number"]))] }
      json["next"] = try nullable(object["next"]) { .object(try identity(members($0))) }
    default: break
    }
    return .object(json)
  }

  private static func next(_ object: [String: Any]) throws -> GraphQLJSONValue {
    var json = try identity(object)
    json["next"] = try nullable(object["next"]) { next in
      let next = try members(next)
      var json = try identity(next)
      if json["__typename"] == "Branch" { json["label"] = try nullable(next["label"]) { .string(try string($0)) } }
      return .object(json)
    }
    return .object(json)
  }

  private static func identity(_ object: [String: Any]) throws -> GraphQLJSONObject {
    ["__typename": .string(try string(object["__typename"])), "id": .string(try identifier(object["id"]))]
  }

  // MARK: - Any value

  static func value(_ body: Data) throws -> GraphQLJSONValue {
    try value(JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed))
  }

  private static func value(_ any: Any) throws -> GraphQLJSONValue {
    if isNull(any) { return .null }
    if let members = any as? [String: Any] {
      return .object(GraphQLJSONObject(try members.map { ($0.key, try value($0.value)) }))
    }
    if let elements = any as? [Any] { return .array(try elements.map(value)) }
    if let string = any as? String { return .string(string) }
    if let bool = try? bool(any) { return .bool(bool) }
    let number = try object(any, as: NSNumber.self)
    return Int(exactly: number).map { .int($0) } ?? .double(number.doubleValue)
  }

  // MARK: - Kinds of values

  private static func members(_ value: Any?) throws -> [String: Any] {
    guard let members = value as? [String: Any] else { throw Unsuitable() }
    return members
  }

  private static func elements(_ value: Any?) throws -> [Any] {
    guard let elements = value as? [Any] else { throw Unsuitable() }
    return elements
  }

  private static func nullable(_ value: Any?, _ read: (Any) throws -> GraphQLJSONValue) throws -> GraphQLJSONValue {
    guard let value else { throw Unsuitable() }
    return isNull(value) ? .null : try read(value)
  }

  private static func string(_ value: Any?) throws -> String {
    guard let string = value as? String else { throw Unsuitable() }
    return string
  }

  private static func identifier(_ value: Any?) throws -> String {
    if let string = value as? String { return string }
    let number = try object(value, as: NSNumber.self)
    guard "iqQ".contains(String(cString: number.objCType)) else { throw Unsuitable() }
    return number.stringValue
  }

  private static func number(_ value: Any?) throws -> Double {
    let number = try object(value, as: NSNumber.self)
    guard (try? bool(value)) == nil, number.doubleValue.isFinite else { throw Unsuitable() }
    return number.doubleValue
  }

  private static func integer(_ value: Any?) throws -> Int {
    guard let integer = Int32(exactly: try number(value)) else { throw Unsuitable() }
    return Int(integer)
  }

  private static func bool(_ value: Any?) throws -> Bool {
    // `as? Bool` accepts 1 as true. Only a Boolean has this Objective-C type.
    let number = try object(value, as: NSNumber.self)
    guard String(cString: number.objCType) == "c" else { throw Unsuitable() }
    return number.boolValue
  }

  private static func isNull(_ value: Any) -> Bool {
    (try? object(value, as: NSNull.self)) != nil
  }

  /// Checks the type first, because casting a list to a class bridges all of its contents, twice on each level.
  private static func object<Class: NSObject>(_ value: Any?, as class: Class.Type) throws -> Class {
    guard let value, type(of: value) is Class.Type, let object = value as? Class else { throw Unsuitable() }
    return object
  }
}
