#include <stddef.h>

/// Heap allocations since `beginCountingAllocations`.
struct AllocationCounts {
  /// The number of blocks allocated. A block that grew counts again.
  size_t blocks;
  /// The number of bytes allocated now in addition to those at the start.
  ptrdiff_t bytes;
  /// The peak of that number.
  ptrdiff_t peakBytes;
};

/// Starts to count what the process allocates.
void beginCountingAllocations(void);

/// Returns what was allocated since the start; all zero if malloc cannot be replaced, as without glibc.
struct AllocationCounts endCountingAllocations(void);
