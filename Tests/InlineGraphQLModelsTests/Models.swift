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

@GraphQLSchema(models: .all) enum Older {
  typealias AWSDateTime = String

  /// The text of the model schema.
  static let schema = String(decoding: PackageResources.Older_graphqls, as: UTF8.self)
}

typealias Note = Older.note
typealias Notebook = Older.notebook
typealias Tag = Older.Tag
typealias Reading = Older.reading

@GraphQLSchema(types: .used, models: .all) enum Amplify {
  typealias AWSDateTime = String
}
