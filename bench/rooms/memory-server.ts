import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIVE_TABLES, type LiveTable } from '@baize/engines/rooms/live-tables';
import { assert } from '@baize/std/assert';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';
import { startStudio } from '../../apps/studio/src/index.ts';
import type { StudioOrder } from '../spin/studio-server.ts';

/** A studio with so many rooms; it answers with the bytes it holds when it has taken them all. */
export type MemoryOrder = StudioOrder & { readonly rooms: number };

/** Leases are taken at the first turn; the second finds nothing more to take. */
const TURNS_MS = 4_000;

process.once('message', ({ rooms, ...order }: MemoryOrder) => {
  const [first] = LIVE_TABLES.values();
  assert(first, 'there are live tables');
  const codes = Array.from({ length: rooms }, (_, number) => `room-${number}`);
  const tables: ReadonlyMap<string, LiveTable> = new Map(
    codes.map((code) => [code, { ...first, code }]),
  );
  const options = { port: 0, siteOrigins: [], logLevel: 'error', keys: { text: TEST_KEYS } };
  void startStudio({ ...order, ...options, tables }).then(() => setTimeout(answer, TURNS_MS));
});

function answer(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  process.send?.(process.memoryUsage().heapUsed);
}

process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
