/** States what must be true unless we were wrong. What a player may run into uses `ensure` instead. */
export function assert(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${why}`);
}

/** Marks the place no value can reach; the compiler proves it. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${String(value)}`);
}
