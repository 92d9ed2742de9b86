import Foundation

/// The wall-clock times of a closure's runs in milliseconds, fastest first.
///
/// Other processes disturb the fastest run least. CPU time would not include the plugin.
func times(of count: Int, _ body: (Int) throws -> Void) rethrows -> [Double] {
  var times: [Double] = []
  for index in 0..<count {
    let start = DispatchTime.now().uptimeNanoseconds
    try body(index)
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
  }
  return times.sorted()
}

func describe(_ times: [Double]) -> String {
  String(format: "%.2f ms (median %.2f of %d)", times[0], times[times.count / 2], times.count)
}
