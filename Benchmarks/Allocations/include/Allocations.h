#include <stddef.h>

/// What was allocated on the heap since `beginCountingAllocations`.
struct AllocationCounts {
  /// How many blocks were allocated; a block that grew counts again.
  size_t blocks;
  /// How many bytes are allocated now that were not then.
  ptrdiff_t bytes;
  /// How many bytes that were at most.
  ptrdiff_t peakBytes;
};

/// Counts from now on what the process allocates.
void beginCountingAllocations(void);

/// What was allocated until now; nothing where malloc cannot be replaced (it can with glibc).
struct AllocationCounts endCountingAllocations(void);
