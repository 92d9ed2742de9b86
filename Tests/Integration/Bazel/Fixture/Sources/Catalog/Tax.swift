func withTax(_ price: Int) -> Int { price + price / 5 }
