import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, type Instant, isBefore, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, Refusal, type World } from '../../base/kernel/index.ts';
import { listRewardable, offerRewards } from '../claims/index.ts';
import type { DrawRequest } from './draw-raffle.ts';
import * as queries from './queries.ts';
import type { NextSlot, PrizeRow, RaffleId, RaffleRow, SlotRow } from './raffle.ts';

/** How long what was won can be claimed. */
const CLAIM_FOR_MS = 30 * DAY_MS;

export type SlotDraw = {
  readonly slot: SlotRow;
  readonly prize: PrizeRow | null;
  readonly prizesLeft: number;
  readonly slotsLeft: number;
  readonly tickets: number;
};

type DrawBatch = { readonly raffleId: RaffleId; readonly requests: readonly DrawRequest[] };

/**
 * Decides draws of one raffle in order of arrival and writes them together: slots, tickets, prizes as
 * rewards, and the raffle, guarded by how many were drawn when it was read.
 */
export const drawSlots = (
  world: World,
  batch: DrawBatch,
): Promise<readonly (SlotDraw | Refusal)[]> =>
  world.db.transaction().execute(async (tx) => {
    const raffle = await queries.lockRaffle(tx, batch.raffleId);
    if (!raffle) return batch.requests.map(() => new Refusal('not_found'));
    const deciding = await readDeciding(world, tx, { raffle, batch });
    const answers = batch.requests.map((request) => decide(deciding, request));
    if (deciding.taken.length > 0) await write(world, tx, deciding);
    return answers;
  });

/** What a batch is decided by; `tickets`, `taken` and the counts move on with each draw. */
type Deciding = {
  readonly raffle: RaffleRow;
  readonly now: Instant;
  readonly known: ReadonlyMap<string, SlotRow>;
  readonly members: ReadonlyMap<MemberId, unknown>;
  readonly prizes: ReadonlyMap<number, PrizeRow>;
  readonly next: readonly NextSlot[];
  readonly tickets: Map<MemberId, number>;
  readonly taken: SlotRow[];
  hits: number;
};

const nameOf = (memberId: MemberId, key: string) => `${memberId} ${key}`;

async function readDeciding(
  world: World,
  tx: Tx,
  { raffle, batch: { requests } }: { readonly raffle: RaffleRow; readonly batch: DrawBatch },
): Promise<Deciding> {
  const memberIds = [...new Set(requests.map(({ memberId }) => memberId))];
  const known = await queries.listKnown(tx, raffle.id, requests);
  const prizes = await queries.listPrizes(tx, [raffle.id]);
  const tickets = await queries.listTickets(tx, [raffle.id], memberIds);
  return {
    raffle,
    now: world.clock.now(),
    known: new Map(known.map((slot) => [nameOf(slot.member_id, slot.request_key), slot])),
    members: await listRewardable(tx, memberIds, world.clock.now()),
    prizes: new Map(prizes.map((prize) => [prize.number, prize])),
    next: await queries.listNext(tx, raffle, requests.length),
    tickets: new Map(tickets.map(({ member_id, count }) => [member_id, count])),
    taken: [],
    hits: raffle.hits,
  };
}

function decide(deciding: Deciding, { memberId, requestKey }: DrawRequest): SlotDraw | Refusal {
  const { raffle, now, known, members, tickets, taken, next } = deciding;
  const earlier = known.get(nameOf(memberId, requestKey));
  if (earlier) return answerOf(deciding, earlier);
  if (!members.has(memberId)) return new Refusal('account_closed');
  if (isBefore(now, raffle.opens_at)) return new Refusal('raffle_not_open');
  const slot = isOver(deciding) ? undefined : next[taken.length];
  if (!slot) return new Refusal('raffle_over');
  const left = tickets.get(memberId) ?? 0;
  if (left === 0) return new Refusal('raffle_no_ticket');
  const drawn = { ...slot, member_id: memberId, request_key: requestKey, drawn_at: now };
  tickets.set(memberId, left - 1);
  taken.push(drawn);
  if (drawn.prize > 0) deciding.hits += 1;
  return answerOf(deciding, drawn);
}

/** Over by its time, by an operator, or because no prize is left: a ticket is never taken for nothing. */
const isOver = ({ raffle, now, hits }: Deciding): boolean =>
  raffle.state !== 'open' || !isBefore(now, raffle.closes_at) || hits === raffle.prize_count;

function answerOf({ raffle, prizes, tickets, taken, hits }: Deciding, slot: SlotRow): SlotDraw {
  return {
    slot,
    prize: prizes.get(slot.prize) ?? null,
    prizesLeft: raffle.prize_count - hits,
    slotsLeft: raffle.slot_count - raffle.drawn - taken.length,
    tickets: tickets.get(slot.member_id) ?? 0,
  };
}

async function write(world: World, tx: Tx, deciding: Deciding): Promise<void> {
  const { raffle, now, taken, hits, prizes } = deciding;
  await queries.takeSlots(tx, taken);
  await queries.takeTickets(tx, raffle.id, taken);
  const drawn = raffle.drawn + taken.length;
  const isEnded = hits === raffle.prize_count || drawn === raffle.slot_count;
  const ending = isEnded ? ({ state: 'ended', ended_at: now } as const) : {};
  const isOurs = await queries.saveDrawn(tx, raffle, { drawn, hits, ...ending });
  assert(isOurs, 'nobody else draws while the raffle is locked');
  const offers = taken.flatMap(({ place, prize: number, member_id: memberId }) => {
    const prize = prizes.get(number);
    if (!prize) return [];
    return {
      memberId,
      programme: 'raffle' as const,
      sourceKey: `${raffle.id}:${place}`,
      kind: prize.kind,
      amount: prize.amount,
      names: prize.names,
      expiresAt: later(now, CLAIM_FOR_MS),
    };
  });
  await offerRewards(world, tx, offers);
  const memberIds = [...new Set(taken.map(({ member_id }) => member_id))];
  await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds });
}
