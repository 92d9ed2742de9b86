import Kit

func show(_ data: Screens.AuthorScreen.Data, _ shelf: Shelf.Data) {
  print(Screens.BooksScreen(), data.author!, shelf.books.map { $0.title })
}
