/// The model schema of the models in this folder, which are written by hand as the macros emit them.
enum BlogSchema {
  static let text = """
    type Blog @model { id: ID! name: String! posts: [Post] @hasMany }
    enum PostStatus { DRAFT PUBLISHED }
    type Location { latitude: Float! longitude: Float! name: String }
    type Post @model {
      id: ID!
      title: String!
      rating: Int
      draft: Boolean!
      status: PostStatus
      location: Location
      tags: [String]
      blog: Blog @belongsTo
      comments: [Comment] @hasMany(indexName: "byPost", fields: ["id"])
      editor: Author @hasOne
    }
    type Comment @model {
      id: ID!
      content: String!
      postID: ID! @index(name: "byPost", queryField: "commentsByPost", sortKeyFields: ["content"])
      post: Post @belongsTo(fields: ["postID"])
    }
    type Author @model { id: ID! name: String! books: [Book] @manyToMany(relationName: "BookAuthor") }
    type Book @model { id: ID! title: String authors: [Author] @manyToMany(relationName: "BookAuthor") }
    type Place @model {
      country: String! @primaryKey(sortKeyFields: ["city", "number"])
      city: String!
      number: Int!
      name: String
      height: Float
      visits: [Visit] @hasMany
    }
    type Visit @model { id: ID! place: Place @belongsTo }
    type Category @model { id: ID! name: String children: [Category] @hasMany parent: Category @belongsTo }
    """
}
