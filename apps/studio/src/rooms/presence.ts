/** How many are at each table, in every process. */
export type Presence = {
  count(room: string): number;
  /** A process says how many it has; whether that changes the count. */
  hear(room: string, said: { readonly process: string; readonly present: number }): boolean;
};

/** A process that has not spoken for so long is gone. */
const SILENT_MS = 5_000;

export function createPresence(): Presence {
  const rooms = new Map<string, Map<string, { readonly count: number; readonly at: number }>>();
  const count = (room: string): number => {
    const since = performance.now() - SILENT_MS;
    const spoken = [...(rooms.get(room)?.values() ?? [])].filter(({ at }) => at >= since);
    return spoken.reduce((total, one) => total + one.count, 0);
  };
  return {
    count,
    hear(room, { process, present }) {
      const before = count(room);
      const known = rooms.get(room) ?? new Map();
      known.set(process, { count: present, at: performance.now() });
      rooms.set(room, known);
      return count(room) !== before;
    },
  };
}
