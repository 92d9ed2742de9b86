import Foundation
import Measuring

/// Runs a closure for a second, then prints and returns the median CPU time of a run, in milliseconds.
///
/// It measures CPU time, because other processes may use the machine too.
func median(_ what: String, _ body: () throws -> Void) rethrows -> Double {
  var times: [Double] = []
  let start = processorTime()
  try body()
  while times.count < 5 || (times.count < 1000 && processorTime() - start < 1) {
    times.append(try milliseconds(body))
  }
  times.sort()
  let median = times[times.count / 2]
  print("\(what): \(format(median)) ms (fastest of \(times.count): \(format(times[0])))")
  return median
}

/// The CPU time that a closure takes, in milliseconds.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try body()
  return (processorTime() - start) * 1e3
}

func format(_ milliseconds: Double) -> String {
  String(format: "%.2f", milliseconds)
}

/// The time that graphql-core needs to build the schema and validate a query, in milliseconds of CPU time.
func graphQLCore(schemaPath: String, query: String) -> Double? {
  let script = """
    import sys, time
    from graphql import build_schema, parse, validate
    text = open(sys.argv[1]).read()
    start = time.process_time()
    errors = validate(build_schema(text, assume_valid_sdl=True), parse(sys.argv[2]))
    assert not errors, errors
    print((time.process_time() - start) * 1000)
    """
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["python3", "-c", script, schemaPath, query]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return Double(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
}
