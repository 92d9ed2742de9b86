// The C library that Check.swift is linked with. It never frees memory.
typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;

extern unsigned char __heap_base;
uintptr_t __stack_chk_guard = 1;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

static void *allocate(size_t size, size_t alignment) {
  static uintptr_t top;
  if (!top) top = (uintptr_t)&__heap_base;
  uintptr_t start = (top + 16 + alignment - 1) & ~(alignment - 1);
  while (start + size > (uintptr_t)__builtin_wasm_memory_size(0) << 16)
    if (__builtin_wasm_memory_grow(0, (size >> 16) + 16) == (size_t)-1) __builtin_trap();
  ((size_t *)start)[-1] = size;
  top = start + size;
  return (void *)start;
}

void *malloc(size_t size) { return allocate(size, 16); }
void free(void *memory) {}
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = allocate(size, alignment < 16 ? 16 : alignment);
  return 0;
}
void *memcpy(void *to, const void *from, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)to)[i] = ((const char *)from)[i];
  return to;
}
void *memmove(void *to, const void *from, size_t count) {
  if (to < from) return memcpy(to, from, count);
  while (count--) ((char *)to)[count] = ((const char *)from)[count];
  return to;
}
void *memset(void *to, int byte, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)to)[i] = (char)byte;
  return to;
}
int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}
void *memchr(const void *in, int byte, size_t count) {
  for (const unsigned char *at = in; count--; at++)
    if (*at == (unsigned char)byte) return (void *)at;
  return 0;
}
void *realloc(void *memory, size_t size) {
  void *other = malloc(size);
  if (!memory) return other;
  size_t before = ((size_t *)memory)[-1];
  return memcpy(other, memory, before < size ? before : size);
}
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }
int putchar(int byte) { return byte; }
// The reader leaves numbers that are very large, very small or very long to the library. Check.swift has none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) { __builtin_trap(); }

// Compilers call these for 128-bit numbers, which make and use power tables.
typedef unsigned long long u64;
typedef unsigned __int128 u128;
static u128 number(u64 high, u64 low) { return (u128)high << 64 | low; }

u128 __multi3(u128 left, u128 right) {
  u64 a = left, b = right, al = (unsigned)a, ah = a >> 32, bl = (unsigned)b, bh = b >> 32;
  u64 middle = ah * bl + (al * bl >> 32), other = al * bh + (unsigned)middle;
  u64 high = ah * bh + (middle >> 32) + (other >> 32);
  return number(high + (u64)(left >> 64) * b + a * (u64)(right >> 64), other << 32 | (unsigned)(al * bl));
}
static u128 divide(u128 dividend, u128 divisor, u128 *remainder) {
  u128 quotient = 0, rest = 0;
  for (int bit = 127; bit >= 0; bit--) {
    rest = rest << 1 | (dividend >> bit & 1);
    quotient <<= 1;
    if (rest >= divisor) rest -= divisor, quotient |= 1;
  }
  *remainder = rest;
  return quotient;
}
u128 __udivti3(u128 dividend, u128 divisor) {
  u128 remainder;
  return divide(dividend, divisor, &remainder);
}
u128 __umodti3(u128 dividend, u128 divisor) {
  u128 remainder;
  divide(dividend, divisor, &remainder);
  return remainder;
}
