import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

test('GAME-19 what goes to very many goes in slices, and calls are looked at between them', async () => {
  const outbox = createOutbox<number>(() => {});
  const told: number[] = [];
  outbox.put(
    Array.from({ length: 2_000 }, (_, seat) => seat),
    (seat) => void told.push(seat),
  );
  await turn();
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(2_000);
  while (told.length < 2_000) await turn();
  expect(told).toEqual(Array.from({ length: 2_000 }, (_, seat) => seat));
});

test('ROOM-01 everybody hears all in its order, whoever comes between is not told what they have', async () => {
  const failures: unknown[] = [];
  const outbox = createOutbox<string[]>((error) => void failures.push(error));
  const seats = new Set(Array.from({ length: 450 }, (): string[] => []));
  outbox.put(seats, (seat) => void seat.push('first'));
  const [gone] = seats;
  outbox.put(seats, (seat) => {
    if (seat === gone) throw new Error('a socket is gone');
    seat.push('between');
  });
  const late: string[] = [];
  seats.add(late);
  outbox.put(seats, (seat) => void seat.push('second'));
  while (late.length === 0) await turn();
  expect(late).toEqual(['second']);
  expect([...seats].filter((seat) => seat !== late && seat !== gone)).toEqual(
    Array.from({ length: 449 }, () => ['first', 'between', 'second']),
  );
  expect(failures).toHaveLength(1);
});
