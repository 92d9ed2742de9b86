import InlineGraphQL
import Kit

enum Screens {
  #graphql(
    #"""
    query AuthorScreen($id: ID!) {
      author(id: $id, note: "</pre><script>document.title = 'attacked'</script> & \u202E") {
        ...AuthorRow
        ...Shelf
      }
    }

    query BooksScreen($first: Int = 10) {
      books(first: $first, genre: POETRY) {
        genre
        ...BookRow
      }
    }

    query SearchScreen($text: String!) {
      search(text: $text) {
        ... on Author { ...AuthorRow }
        ... on Book { ...BookRow }
      }
    }

    mutation Rate($book: ID!, $rating: RatingInput!) {
      rate(book: $book, rating: $rating) {
        ratings { stars }
      }
    }

    subscription NewBook { newBook { ...BookRow } }
    """#
  )
}
