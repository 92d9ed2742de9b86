// Replaces glibc's malloc and forwards every call to it. Not thread-safe.
#include "Allocations.h"

#include <stdbool.h>
#include <stdlib.h>

static bool isCounting;
static struct AllocationCounts counts;

void beginCountingAllocations(void) {
  counts = (struct AllocationCounts){0, 0, 0};
  isCounting = true;
}

struct AllocationCounts endCountingAllocations(void) {
  isCounting = false;
  return counts;
}

#if defined(__GLIBC__)
#include <malloc.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static void *added(void *block) {
  if (isCounting && block) {
    counts.blocks += 1;
    counts.bytes += malloc_usable_size(block);
    if (counts.bytes > counts.peakBytes) counts.peakBytes = counts.bytes;
  }
  return block;
}

static void removed(void *block) {
  if (isCounting && block) counts.bytes -= malloc_usable_size(block);
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  removed(block);
  return added(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = added(__libc_memalign(alignment, size));
  return *block ? 0 : 12;
}

void free(void *block) {
  removed(block);
  __libc_free(block);
}
#endif
