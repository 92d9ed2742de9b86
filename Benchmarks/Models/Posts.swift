import Foundation

/// A response with posts, each with `comments` comments.
///
/// - Parameter isInline: Whether it answers the inline query, which requests `__typename` as the first field of every
///   object.
func posts(_ count: Int, comments: Int, isInline: Bool) -> Data {
  func object(_ type: String, _ fields: String, behind: String = "", isModel: Bool = true) -> String {
    let name = #""__typename":"\#(type)""#
    if isInline { return "{\(name),\(fields)\(behind)}" }
    return isModel ? "{\(fields),\(name)\(behind)}" : "{\(fields)\(behind)}"
  }
  func comment(_ index: Int, of post: Int) -> String {
    let fields =
      #""id":"c\#(post)-\#(index)","text":"Comment \#(index) of post \#(post)","likes":\#(index * 7 % 10),"#
      + #""post":\#(object("Post", #""id":"p\#(post)""#)),"#
      + #""createdAt":"2024-05-01T10:0\#(index % 10):00.000Z","updatedAt":"2024-05-02T10:00:00.000Z""#
    return object("Comment", fields)
  }
  func page(_ type: String, _ items: [String]) -> String {
    object(type, #""items":[\#(items.joined(separator: ","))],"nextToken":null"#, isModel: false)
  }
  func post(_ index: Int) -> String {
    let fields =
      #""id":"p\#(index)","title":"Post \#(index)","content":"What there is to say about the number \#(index).","#
      + #""rating":\#(index % 3 == 0 ? "null" : "\(index % 6)"),"draft":\#(index % 2 == 0),"#
      + #""status":"\#(index % 2 == 0 ? "DRAFT" : "PUBLISHED")","createdAt":"2024-05-01T09:00:00.000Z","#
      + #""updatedAt":"2024-05-02T09:00:00.000Z""#
    let comments = page("ModelCommentConnection", (0..<comments).map { comment($0, of: index) })
    return object("Post", fields, behind: #","comments":\#(comments)"#)
  }
  return Data(#"{"data":{"listPosts":\#(page("ModelPostConnection", (0..<count).map(post)))}}"#.utf8)
}
