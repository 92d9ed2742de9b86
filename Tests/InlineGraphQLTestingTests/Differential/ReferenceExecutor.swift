import Foundation
import InlineGraphQL

/// graphql-core, the Python port of graphql-js, run as a process.
enum ReferenceExecutor {
  /// Whether this machine has it, in version 3.2.
  static let isAvailable: Bool = {
    (try? run("import graphql, sys; sys.exit(graphql.version_info[:2] != (3, 2))", input: Data())) != nil
  }()

  /// Executes requests over the worlds that they name, and returns the responses in order.
  static func execute(_ requests: [Request]) throws -> [GraphQLJSONValue] {
    let worlds = World.all.map { world -> (String, GraphQLJSONValue) in
      (world.name, ["sdl": .string(world.sdl), "data": world.data])
    }
    let input: GraphQLJSONValue = [
      "worlds": .object(GraphQLJSONObject(worlds)),
      "requests": .array(
        requests.map { request in
          [
            "world": .string(request.world),
            "document": .string(request.document),
            "operationName": request.operationName.map { .string($0) } ?? .null,
            "variables": request.variables,
          ]
        }
      ),
    ]
    let output = try run(script, input: Data(input.description.utf8))
    guard case .array(let responses) = try GraphQLJSONValue(parsing: output) else { return [] }
    return responses
  }

  private static func run(_ script: String, input: Data) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    // A file, because two pipes would block both processes while one is full and the other is not read.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = isVerbose ? FileHandle.standardError : FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return data
  }

  private static let isVerbose = ProcessInfo.processInfo.environment["REFERENCE_VERBOSE"] != nil

  /// A script that reads worlds and requests and writes responses. It replaces graphql-core's Python terms in errors by
  /// graphql-js's.
  private static let script = #"""
    import json, re, sys
    import graphql
    from graphql import GraphQLError, OperationType
    from graphql.execution import ExecutionContext
    from graphql.language import Source, SourceLocation

    def get_location(self, position):
        # graphql-core counts lines with str.splitlines(), which splits at more than section 2.1.2 does.
        starts = [0] + [match.end() for match in re.finditer(r"\r\n|[\n\r]", self.body) if match.end() <= position]
        column = len(self.body[starts[-1]:position].encode("utf-16-le")) // 2 + 1
        return SourceLocation(len(starts), column)

    Source.get_location = get_location

    def inspect(value, depth=0):
        if isinstance(value, list):
            if not value: return "[]"
            if depth >= 2: return "[Array]"
            items = [inspect(item, depth + 1) for item in value[:10]]
            rest = len(value) - len(items)
            if rest: items.append(f"... {rest} more item" + ("s" if rest > 1 else ""))
            return "[" + ", ".join(items) + "]"
        if isinstance(value, dict):
            if not value: return "{}"
            if depth >= 2: return "[Object]"
            return "{ " + ", ".join(f"{key}: {inspect(item, depth + 1)}" for key, item in value.items()) + " }"
        if value is None or isinstance(value, (bool, int, float, str)):
            return re.sub(r"\.0$", "", json.dumps(value, ensure_ascii=False))
        return str(value)

    for name, module in list(sys.modules.items()):
        if name.startswith("graphql.") and callable(getattr(module, "inspect", None)):
            module.inspect = inspect

    def build(world):
        schema = graphql.build_schema(world["sdl"])
        data = world["data"]
        def materialize(value):
            if isinstance(value, list): return [materialize(item) for item in value]
            if isinstance(value, dict):
                if "$ref" in value: return data["objects"].get(value["$ref"])
                if "$error" in value: return GraphQLError(value["$error"])
            return value
        def resolve(source, info, **arguments):
            definition = info.parent_type.fields.get(info.field_name)
            if definition and definition.args and str(definition.type) == "Any": return arguments
            return materialize(source.get(info.field_name))
        return schema, data, resolve

    def reason(error):
        message = error.message
        message = message.replace("not to be None.", "not to be null.").replace("to be a mapping.", "to be an object.")
        return {**error.formatted, "message": message}

    def respond(world, request):
        schema, data, resolve = world
        try:
            document = graphql.parse(request["document"])
        except GraphQLError as error:
            return {"errors": [reason(error)]}
        errors = graphql.validate(schema, document, max_errors=10000)
        if errors: return {"errors": [reason(error) for error in errors]}
        context = ExecutionContext.build(
            schema, document, data, None, request["variables"], request["operationName"], resolve
        )
        if isinstance(context, list): return {"errors": [reason(error) for error in context]}
        result = graphql.execute(
            schema, document, data, None, request["variables"], request["operationName"], resolve
        )
        response = {"data": result.data}
        if result.errors: response["errors"] = [reason(error) for error in result.errors]
        return response

    sys.setrecursionlimit(10000)
    job = json.load(sys.stdin)
    worlds = {name: build(world) for name, world in job["worlds"].items()}
    json.dump([respond(worlds[request["world"]], request) for request in job["requests"]], sys.stdout)
    """#
}
