/// What graphql-core 3.3.2 sends for `Page`, as an example of an executor that is not ours.
enum ExecutorPayloads {
  /// All parts arrive.
  static let list = [
    #"""
    {"data":{"hero":{"__typename":"Droid","id":"1","name":"R2","friends":[{"__typename":"Human","id":"2"},{"__typename":"Human","id":"3"}]},"heroes":[{"__typename":"Human","id":"4","name":"4","friends":[]}]},"pending":[{"id":"0","path":["hero"],"label":"Page$defer$details"},{"id":"1","path":["hero"],"label":"Page$defer$droid"},{"id":"2","path":["hero"],"label":"PartCard$defer$pages"},{"id":"3","path":["heroes",0],"label":"Page$defer$tall"},{"id":"4","path":["heroes",0,"friends"]},{"id":"5","path":["heroes"]}],"hasNext":true}
    """#,
    #"""
    {"hasNext":true,"incremental":[{"data":{"height":1.5},"id":"3"}],"completed":[{"id":"3"}]}
    """#,
    #"""
    {"hasNext":true,"pending":[{"id":"6","path":["heroes",1],"label":"Page$defer$tall"},{"id":"7","path":["heroes",2],"label":"Page$defer$tall"},{"id":"8","path":["heroes",1,"friends"]},{"id":"9","path":["heroes",2,"friends"]}],"incremental":[{"items":[{"__typename":"Human","id":"5","name":"5"},{"__typename":"Human","id":"6","name":"6"}],"id":"4"},{"items":[{"__typename":"Human","id":"7","name":"7","friends":[]},{"__typename":"Human","id":"8","name":"8","friends":[]}],"id":"5"},{"data":{"height":null},"id":"6"},{"data":{"height":2.0},"id":"7"}],"completed":[{"id":"4"},{"id":"5"},{"id":"6"},{"id":"7"}]}
    """#,
    #"""
    {"hasNext":true,"completed":[{"id":"8"},{"id":"9"}]}
    """#,
    #"""
    {"hasNext":false,"pending":[{"id":"10","path":["hero","friends",0],"label":"Page$defer$more"},{"id":"11","path":["hero","friends",1],"label":"Page$defer$more"}],"incremental":[{"data":{"name":"2"},"id":"0","subPath":["friends",0]},{"data":{"name":"3"},"id":"0","subPath":["friends",1]},{"data":{"appearsIn":["JEDI"]},"id":"0"},{"data":{"primaryFunction":"astro"},"id":"1"},{"data":{"appearsIn":["JEDI"]},"id":"10"},{"data":{"appearsIn":["JEDI"]},"id":"11"}],"completed":[{"id":"0"},{"id":"2"},{"id":"1"},{"id":"10"},{"id":"11"}]}
    """#,
  ]

  /// A field of two parts fails.
  static let failing = [
    #"""
    {"data":{"hero":{"__typename":"Droid","id":"1","name":"R2","friends":[{"__typename":"Human","id":"2"},{"__typename":"Human","id":"3"}]},"heroes":[{"__typename":"Human","id":"4","name":"4","friends":[]}]},"pending":[{"id":"0","path":["hero"],"label":"Page$defer$details"},{"id":"1","path":["hero"],"label":"Page$defer$droid"},{"id":"2","path":["hero"],"label":"PartCard$defer$pages"},{"id":"3","path":["heroes",0],"label":"Page$defer$tall"},{"id":"4","path":["heroes",0,"friends"]},{"id":"5","path":["heroes"]}],"hasNext":true}
    """#,
    #"""
    {"hasNext":true,"incremental":[{"data":{"height":1.5},"id":"3"}],"completed":[{"id":"3"}]}
    """#,
    #"""
    {"hasNext":true,"pending":[{"id":"6","path":["heroes",1],"label":"Page$defer$tall"},{"id":"7","path":["heroes",2],"label":"Page$defer$tall"},{"id":"8","path":["heroes",1,"friends"]},{"id":"9","path":["heroes",2,"friends"]}],"incremental":[{"items":[{"__typename":"Human","id":"5","name":"5"},{"__typename":"Human","id":"6","name":"6"}],"id":"4"},{"items":[{"__typename":"Human","id":"7","name":"7","friends":[]},{"__typename":"Human","id":"8","name":"8","friends":[]}],"id":"5"},{"data":{"height":null},"id":"6"},{"data":{"height":2.0},"id":"7"}],"completed":[{"id":"4"},{"id":"5"},{"id":"6"},{"id":"7"}]}
    """#,
    #"""
    {"hasNext":true,"completed":[{"id":"8"},{"id":"9"}]}
    """#,
    #"""
    {"hasNext":false,"incremental":[{"data":{"primaryFunction":"astro"},"id":"1"}],"completed":[{"id":"0","errors":[{"message":"boom","locations":[{"line":3,"column":64},{"line":10,"column":94}],"path":["hero","appearsIn"]}]},{"id":"2","errors":[{"message":"boom","locations":[{"line":3,"column":64},{"line":10,"column":94}],"path":["hero","appearsIn"]}]},{"id":"1"}]}
    """#,
  ]

  /// A variable disables the first part, and another one fails.
  static let inline = [
    #"""
    {"data":{"hero":{"__typename":"Droid","id":"1","name":"R2","appearsIn":["JEDI"],"friends":[{"__typename":"Human","name":"2","id":"2"},{"__typename":"Human","name":"3","id":"3"}]},"heroes":[{"__typename":"Human","id":"4","name":"4","friends":[]}]},"pending":[{"id":"0","path":["hero","friends",0],"label":"Page$defer$more"},{"id":"1","path":["hero","friends",1],"label":"Page$defer$more"},{"id":"2","path":["hero"],"label":"Page$defer$droid"},{"id":"3","path":["heroes",0],"label":"Page$defer$tall"},{"id":"4","path":["heroes",0,"friends"]},{"id":"5","path":["heroes"]}],"hasNext":true}
    """#,
    #"""
    {"hasNext":true,"incremental":[{"data":{"appearsIn":["JEDI"]},"id":"0"},{"data":{"appearsIn":["JEDI"]},"id":"1"},{"data":{"height":1.5},"id":"3"}],"completed":[{"id":"0"},{"id":"1"},{"id":"3"}]}
    """#,
    #"""
    {"hasNext":true,"incremental":[{"items":[{"__typename":"Human","id":"5","name":"5"},{"__typename":"Human","id":"6","name":"6"}],"id":"4"}],"completed":[{"id":"4"}]}
    """#,
    #"""
    {"hasNext":true,"pending":[{"id":"6","path":["heroes",1],"label":"Page$defer$tall"},{"id":"7","path":["heroes",1,"friends"]}],"incremental":[{"items":[{"__typename":"Human","id":"7","name":"7","friends":[]}],"id":"5"},{"data":{"height":null},"id":"6"}],"completed":[{"id":"6"}]}
    """#,
    #"""
    {"hasNext":true,"pending":[{"id":"8","path":["heroes",2],"label":"Page$defer$tall"},{"id":"9","path":["heroes",2,"friends"]}],"incremental":[{"items":[{"__typename":"Human","id":"8","name":"8","friends":[]}],"id":"5"},{"data":{"height":2.0},"id":"8"}],"completed":[{"id":"5"},{"id":"8"}]}
    """#,
    #"""
    {"hasNext":true,"completed":[{"id":"7"}]}
    """#,
    #"""
    {"hasNext":true,"completed":[{"id":"9"}]}
    """#,
    #"""
    {"hasNext":false,"incremental":[{"data":{"primaryFunction":null},"id":"2","errors":[{"message":"boom","locations":[{"line":5,"column":54}],"path":["hero","primaryFunction"]}]}],"completed":[{"id":"2"}]}
    """#,
  ]
}
