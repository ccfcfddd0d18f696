import type { LogEntry, LogKind } from '@baize/contract/event-log';
import type { EventPayload } from '@baize/contract/events';
import { SECOND_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import {
  type FollowedEvent,
  followEvents,
  type Repeating,
  repeat,
  type World,
} from '../../base/kernel/index.ts';
import { listDepositStates } from '../../cashier/deposits/index.ts';
import { listWithdrawalStates } from '../../cashier/withdrawals/index.ts';
import { type EntryRow, insertEntries, lockHead, setHead } from './queries.ts';

/** Whoever passes entries on, in the transaction that writes them. */
export type FollowLog = (tx: Tx, entries: readonly EntryRow[]) => Promise<void>;

/** What the log tells of, by the name that the platform has for it. */
const KINDS: Readonly<Record<string, LogKind>> = {
  memberRegistered: 'member.registered',
  memberStopped: 'member.stopped',
  protection: 'member.protection',
  deposit: 'deposit.changed',
  withdrawal: 'withdrawal.changed',
  moneyArrived: 'transfer.received',
  bonus: 'bonus.changed',
  agreement: 'agreement.changed',
  catalogue: 'catalogue.changed',
  systemStatus: 'site.changed',
};

const READER = 'events';

/**
 * Writes what happened since the last time into the log. Killed, or done by several at once, nothing
 * is left out and nothing written twice: the mark moves in the transaction that writes.
 */
export async function keepLog(
  { db }: Pick<World, 'db'>,
  followers: readonly FollowLog[],
): Promise<void> {
  while (await db.transaction().execute((tx) => keepPage(tx, followers))) {
    // The next page, until there is none.
  }
}

async function keepPage(tx: Tx, followers: readonly FollowLog[]): Promise<boolean> {
  const head = await lockHead(tx);
  const events = await followEvents(tx, READER);
  const told = events.filter(({ kind }) => Object.hasOwn(KINDS, kind));
  if (told.length > 0) {
    const dataOf = await describe(tx, told);
    const rows = told.map((event, place) => ({
      number: head + BigInt(place) + 1n,
      kind: KINDS[event.kind] ?? event.kind,
      member_id: event.memberId,
      data: JSON.stringify(dataOf(event)),
      at: event.at,
    }));
    const entries = await insertEntries(tx, rows);
    await setHead(tx, head + BigInt(rows.length));
    for (const follow of followers) await follow(tx, entries);
  }
  return events.length > 0;
}

type EntryData = LogEntry['data'];

/** Orders with where they stand now, which may be further on than where the event found them. */
async function describe(
  tx: Tx,
  events: readonly FollowedEvent[],
): Promise<(event: FollowedEvent) => EntryData> {
  const orders = new Map<string, EntryData>();
  const deposits = orderIds(events, 'deposit');
  const withdrawals = orderIds(events, 'withdrawal');
  const states = [
    ...(deposits.length > 0 ? await listDepositStates(tx, deposits) : []),
    ...(withdrawals.length > 0 ? await listWithdrawalStates(tx, withdrawals) : []),
  ];
  for (const { id, ...state } of states) orders.set(id, texts(state));
  return ({ payload }) => {
    const said = texts(payload as Readonly<Record<string, unknown>>);
    return { ...said, ...orders.get(said['orderId'] ?? '') };
  };
}

const orderIds = <Kind extends 'deposit' | 'withdrawal'>(
  events: readonly FollowedEvent[],
  of: Kind,
): EventPayload<Kind>['orderId'][] => [
  ...new Set(
    events
      .filter(({ kind }) => kind === of)
      .map(({ payload }) => (payload as EventPayload<Kind>).orderId),
  ),
];

const textOf = (value: unknown): string | null => {
  if (value === null || typeof value === 'string') return value;
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value);
};

const texts = (facts: Readonly<Record<string, unknown>>): EntryData =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, textOf(value)]));

/** Keeps the log all the time, seconds behind what happens. */
export const startEventLog = (
  world: World,
  { followers, everyMs = SECOND_MS }: { followers: readonly FollowLog[]; everyMs?: number },
): Repeating =>
  repeat(world, { everyMs, failure: 'the event log was not kept' }, () =>
    keepLog(world, followers),
  );
