import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/raffle';
import type { Raffle, RaffleDraw } from '@baize/contract/raffle';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { nameIn, type PrizeRow, type RaffleRow, type SlotRow } from './raffle.ts';

type List = typeof contract.listRaffles;

const RAFFLES_MAX = 6;
const DRAWS_MAX = 60;

export async function listRaffles(
  { db, caller: { memberId } }: Ctx,
  { language }: Input<List>,
): Promise<Output<List>> {
  const rows = await queries.listNewest(db, RAFFLES_MAX);
  const ids = rows.map(({ id }) => id);
  const facts: RaffleFacts = {
    prizes: await queries.listPrizes(db, ids),
    hits: await queries.countHits(db, ids),
    tickets: await queries.listTickets(db, ids, [memberId]),
    draws: await queries.listDraws(db, memberId, DRAWS_MAX),
  };
  return { raffles: rows.map((row) => viewRaffle(row, facts, language)) };
}

type RaffleFacts = {
  readonly prizes: readonly PrizeRow[];
  readonly hits: Awaited<ReturnType<typeof queries.countHits>>;
  readonly tickets: Awaited<ReturnType<typeof queries.listTickets>>;
  readonly draws: readonly SlotRow[];
};

function viewRaffle(row: RaffleRow, facts: RaffleFacts, language: string): Raffle {
  const prizes = facts.prizes.filter(({ raffle_id }) => raffle_id === row.id);
  const drawn = (number: number) =>
    Number(
      facts.hits.find(({ raffle_id, prize }) => raffle_id === row.id && prize === number)?.count ??
        0n,
    );
  return {
    raffleId: row.id,
    name: nameIn(row, language),
    state: row.state,
    slots: row.slot_count,
    prizesLeft: row.prize_count - row.hits,
    slotsLeft: row.slot_count - row.drawn,
    tickets: facts.tickets.find(({ raffle_id }) => raffle_id === row.id)?.count ?? 0,
    prizes: prizes.map((prize) => ({
      name: nameIn(prize, language),
      kind: prize.kind,
      amount: prize.amount,
      count: prize.count,
      left: prize.count - drawn(prize.number),
    })),
    digest: row.digest,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    draws: facts.draws
      .filter(({ raffle_id }) => raffle_id === row.id)
      .map((slot) => viewDraw(slot, prizes, language)),
  };
}

function viewDraw(slot: SlotRow, prizes: readonly PrizeRow[], language: string): RaffleDraw {
  const prize = prizes.find(({ number }) => number === slot.prize);
  return {
    place: slot.place,
    prize: prize ? nameIn(prize, language) : null,
    kind: prize?.kind ?? null,
    amount: prize?.amount ?? null,
    at: slot.drawn_at.toISOString(),
  };
}

type Proof = typeof contract.readRaffleProof;

/** Before the end nobody sees more than the digest. */
export async function readRaffleProof(
  { db }: Ctx,
  { raffleId }: Input<Proof>,
): Promise<Output<Proof>> {
  const raffle = await queries.findRaffle(db, raffleId);
  ensure(raffle, 'not_found');
  const { digest, state } = raffle;
  if (state === 'open') return { digest, proof: null };
  const { seed, list } = await queries.readLuck(db, raffleId);
  return { digest, proof: { seed, deck: list.map(Number) } };
}
