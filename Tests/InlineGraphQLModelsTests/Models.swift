import InlineGraphQLModels

@GraphQLSchema(types: .used, models: .all) enum Blogs {
  typealias AWSDateTime = String

  /// The text of the model schema.
  static let schema = String(decoding: PackageResources.Blogs_graphqls, as: UTF8.self)
}

typealias Author = Blogs.Author
typealias Blog = Blogs.Blog
typealias Book = Blogs.Book
typealias BookAuthor = Blogs.BookAuthor
typealias Category = Blogs.Category
typealias Comment = Blogs.Comment
typealias Location = Blogs.Location
typealias Mood = Blogs.mood
typealias Place = Blogs.Place
typealias Post = Blogs.Post
typealias Visit = Blogs.Visit
typealias Vote = Blogs.Vote

@GraphQLSchema(types: .used, models: .all) enum Amplify {
  typealias AWSDateTime = String
}
