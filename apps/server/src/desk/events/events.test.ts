import * as contract from '@baize/contract/event-log';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { kernelJobs, publish } from '../../base/kernel/index.ts';
import { callerOf, operatorOf } from '../../testing/operator.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { useWorld } from '../../testing/world.ts';
import { eventsJobs, eventsRoutes, keepLog } from './index.ts';

const t = useWorld();

type Answer = { events: contract.LogEntry[]; next: number; head: number; hasMore: boolean };

async function read(wire: Readonly<Record<string, string>> = {}) {
  const reply = await callerOf(t.world, eventsRoutes)(
    operatorOf('auditor'),
    contract.listEvents,
    wire,
  );
  return { ...reply, value: reply.value as unknown as Answer };
}

/** Another database of the cluster may hold the horizon back for a moment. */
const keepUntil = (head: number) =>
  expect
    .poll(async () => {
      await keepLog(t.world, []);
      return (await read({ limit: '1' })).value.head;
    })
    .toBe(head);

async function tell(kind: 'memberRegistered' | 'memberStopped' | 'balance') {
  const memberId = await givenPlayer(t.world);
  await publish(t.world, t.world.db, { kind, payload: {}, memberId });
  return memberId;
}

test('DESK-09 the event log is numbered without gaps, in order, and read on by its cursor', async () => {
  const members = [];
  for (let each = 0; each < 5; each++) members.push(await tell('memberRegistered'));
  await tell('balance');
  await keepUntil(5);
  const first = await read({ limit: '3' });
  expect(first.value).toMatchObject({ next: 3, head: 5, hasMore: true });
  const rest = await read({ after: '3', limit: '3' });
  expect(rest.value).toMatchObject({ next: 5, hasMore: false });
  const all = [...first.value.events, ...rest.value.events];
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(all.map(({ memberId }) => memberId)).toEqual(members);
  expect((await read({ after: '5' })).value).toMatchObject({ events: [], next: 5 });
});

test('many keepers at once, and one that dies, leave nothing out and write nothing twice', async () => {
  const { head } = (await read()).value;
  const members = await Promise.all(Array.from({ length: 20 }, () => tell('memberStopped')));
  const killed = async () => {
    throw new Error('killed');
  };
  // One that finds nothing yet, because the horizon is held back, does not get as far as dying.
  await expect
    .poll(() => keepLog(t.world, [killed]).catch((error: Error) => error.message))
    .toBe('killed');
  await Promise.all(Array.from({ length: 4 }, () => keepLog(t.world, [])));
  await keepUntil(head + 20);
  const { events } = (await read({ after: String(head), limit: '1000' })).value;
  expect(events.map(({ number }) => number)).toEqual(members.map((_, place) => head + place + 1));
  expect(new Set(events.map(({ memberId }) => memberId))).toEqual(new Set(members));
});

test('what the log has not read is not pruned, and what it no longer keeps is refused', async () => {
  const { head } = (await read()).value;
  await tell('memberRegistered');
  t.world.clock.advance(2 * DAY_MS);
  await runAll(kernelJobs, 'kernel.prune-events');
  await keepUntil(head + 1);
  t.world.clock.advance((contract.LOG_KEPT_DAYS + 1) * DAY_MS);
  await tell('memberRegistered');
  await keepUntil(head + 2);
  await runAll(eventsJobs, 'events.prune');
  expect((await read({ after: '2' })).message).toBe('events_gone');
  expect((await read({ after: String(head + 3) })).message).toBe('events_gone');
  const { events } = (await read()).value;
  expect(events.map(({ number }) => number)).toEqual([head + 2]);
});

async function runAll(jobs: typeof kernelJobs, name: string): Promise<void> {
  for (const each of jobs) if (each.name === name) await each.run(t.world, {} as never);
}
