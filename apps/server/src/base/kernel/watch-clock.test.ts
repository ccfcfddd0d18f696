import { HOUR_MS, instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { systemClock } from './clock.ts';
import { registry } from './metrics.ts';
import { checkClock, measureDrift } from './watch-clock.ts';

const t = useWorld();

const clockOff = (byMs: number) => ({
  db: t.world.db,
  clock: { now: () => instant(new Date(systemClock.now().getTime() + byMs)) },
});

test('item 113: clocks that agree raise nothing, and one that is off is told with its figure', async () => {
  expect(await measureDrift(clockOff(0))).toBe(0);
  await expect(checkClock(clockOff(0))).resolves.toBeUndefined();
  await expect(checkClock(clockOff(HOUR_MS))).rejects.toThrow('ahead of this machine');
  const figure = await registry.getSingleMetric('baize_clock_drift_seconds')?.get();
  expect(Math.round(Number(figure?.values[0]?.value) / 60)).toBe(-60);
  await expect(checkClock(clockOff(-HOUR_MS))).rejects.toThrow('ahead of this machine');
});
