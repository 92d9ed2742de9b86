@GraphQLSchema enum Uploads {}

#graphql(
  """
  mutation Add($file: Upload, $files: [Upload!], $album: Album) {
    add(file: $file, files: $files, album: $album) { name type size hash }
  }
  """
)
