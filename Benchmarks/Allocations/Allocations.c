// Replaces glibc's malloc and forwards every call to it, and counts what is asked of mmap. Not thread-safe.
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
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static void count(size_t size) {
  counts.blocks += 1;
  counts.bytes += size;
  if (counts.bytes > counts.peakBytes) counts.peakBytes = counts.bytes;
}

static void *added(void *block) {
  if (isCounting && block) count(malloc_usable_size(block));
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

// glibc's malloc does not come through here.
void *mmap(void *start, size_t size, int protection, int flags, int file, off_t offset) {
  void *pages = (void *)syscall(SYS_mmap, start, size, protection, flags, file, offset);
  if (isCounting && pages != MAP_FAILED && flags & MAP_ANONYMOUS) count(size);
  return pages;
}

int munmap(void *pages, size_t size) {
  if (isCounting) counts.bytes -= size;
  return syscall(SYS_munmap, pages, size);
}
#endif
