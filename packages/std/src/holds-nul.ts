/**
 * Whether a text anywhere in what was sent, names included, holds a NUL, which PostgreSQL keeps in no
 * text. Without recursion: what was sent may be nested as deeply as fits into it.
 */
export function holdsNul(sent: unknown): boolean {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes('\0')) return true;
    } else if (Array.isArray(next)) {
      for (const value of next) waiting.push(value);
    } else if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) {
      for (const [name, value] of Object.entries(next)) waiting.push(name, value);
    }
  }
  return false;
}
