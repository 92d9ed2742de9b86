func plain() -> Int {
  1
}
