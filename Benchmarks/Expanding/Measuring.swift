import Foundation

/// The wall-clock times of a closure's runs, fastest first, in milliseconds.
///
/// The fastest is the one that other processes on the machine disturbed least; CPU time would leave out the plugin.
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
