import Foundation
import InlineGraphQL

@GraphQLSchema enum Echo {
  typealias Decimal = Foundation.Decimal
  typealias JSON = GraphQLJSONValue
}

enum Operations {
  #graphql(
    """
    query Send(
      $int: Int, $float: Float, $string: String, $boolean: Boolean, $id: ID, $color: Color
      $requiredInt: Int!, $requiredString: String!
      $count: Int! = 11, $tint: Color! = DARK_BLUE, $names: [String!]! = ["b", "c"], $page: Int = 21, $size: Int
      $date: DateTime, $link: URI, $uuid: UUID, $amount: Decimal, $json: JSON
      $ints: [Int], $colors: [Color!], $matrix: [[Int!]], $cube: [[[Float]!]!]
      $everything: Everything, $many: [Everything], $choice: Choice, $choices: [[Choice!]!]
    ) {
      echo(
        int: $int, float: $float, string: $string, boolean: $boolean, id: $id, color: $color
        requiredInt: $requiredInt, requiredString: $requiredString
        count: $count, tint: $tint, names: $names, page: $page, size: $size
        date: $date, link: $link, uuid: $uuid, amount: $amount, json: $json
        ints: $ints, colors: $colors, matrix: $matrix, cube: $cube
        everything: $everything, many: $many, choice: $choice, choices: $choices
      )
      date(value: $date)
      link(value: $link)
      uuid(value: $uuid)
      amount(value: $amount)
      json(value: $json)
      color(value: $color)
      int(value: $int)
      float(value: $float)
      string(value: $string)
      matrix(value: $matrix)
    }

    query SendLiterals {
      echo(
        requiredInt: 1, requiredString: "é\\n\\"", ints: 2, colors: RED, matrix: 3, cube: [[[4, null]]], float: 5, id: 6
        many: {required: 7, ints: [null, 8]}, choices: {int: 9}, json: {a: [1, null], b: true}, page: null
      )
    }
    """
  )
}
