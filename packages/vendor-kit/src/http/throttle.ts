type Rate = { readonly max: number; readonly windowMs: number };

/** Counts calls by address within windows of a length; false for those too many. */
export function createThrottle({ max, windowMs }: Rate): (address: string) => boolean {
  let endsAt = 0;
  let counts = new Map<string, number>();
  return (address) => {
    const now = performance.now();
    if (now >= endsAt) {
      endsAt = now + windowMs;
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= max;
  };
}
