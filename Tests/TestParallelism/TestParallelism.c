#include <stdlib.h>

#include "TestParallelism.h"

// If all tests begin at once, each step of one waits for its turn among those of all others, for minutes. Swift Testing reads
// the variable before any code of a test runs.
__attribute__((constructor)) static void limitParallelism(void) {
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "8", 0);
}
