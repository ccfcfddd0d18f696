import { commitTo } from '@baize/engines/core/fairness';
import { sharedText } from '@baize/engines/core/shared-draw';
import type { PoolClose } from '@baize/engines/pool/arena-pool';
import { betBeacon, betRoot } from '@baize/engines/rooms/bet-root';
import type { LiveTable } from '@baize/engines/rooms/live-tables';
import {
  type HiddenResult,
  opening,
  type RoomEvent,
  type RoomRound,
  type RoomState,
} from '@baize/engines/rooms/room';
import { minor } from '@baize/std/money';
import { instant, later } from '@baize/std/time';
import { drawSecret } from '@baize/vendor-kit/chance';
import type { Tx } from '../db/client.ts';
import { OWN_TURN_MS } from '../rounds/ask-wallet.ts';
import { countRound, drawRound } from '../rounds/draw-round.ts';
import { endRound } from '../rounds/end-round.ts';
import type { Round } from '../rounds/round.ts';
import { movePurse } from '../sessions/queries.ts';
import { newId, type Studio } from '../studio.ts';
import { type PaidBet, returnBets, settleBets } from './bet-queries.ts';
import { type Lease, readRoomClock } from './lease-queries.ts';
import { appendEvent } from './log-queries.ts';
import * as rounds from './round-queries.ts';
import { sharePools } from './share-pool.ts';

/** What a step leaves: the event it wrote, and the bets that the wallet is told of next. */
export type Stepped = {
  readonly event: RoomEvent;
  readonly bets: readonly Round[];
  readonly hidden: HiddenResult | null;
};

export type StepPlace = {
  readonly table: LiveTable;
  readonly lease: Lease;
  readonly state: RoomState;
};

/** Begins a round: its seed is drawn, sealed and committed to before anybody can bet. */
export const openRound = (studio: Studio, { table, lease, state }: StepPlace): Promise<Stepped> =>
  studio.db.transaction().execute(async (tx) => {
    const server_seed = drawSecret(studio.chance, 'hex');
    const commitment = commitTo(server_seed);
    const id = newId(studio, 'rmr');
    const now = (await readRoomClock(tx)).getTime();
    const event = opening(state, table.clock, { id, commitment, now });
    const closes_at = instant(new Date(event.round.closesAt));
    await rounds.insertRoomRound(tx, { id, room: table.code, commitment, server_seed, closes_at });
    await appendEvent(tx, { lease, event, isNewShoe: event.shoe !== state.shoe });
    return { event, bets: [], hidden: null };
  });

/**
 * Fixes the bets that count, draws the result from the seed and the root of those bets, and stores it:
 * from here on it is never drawn again. Null while the database's clock says that it is too early.
 */
export const lockRound = (
  studio: Studio,
  { table, lease, state }: StepPlace,
): Promise<Stepped | null> =>
  studio.db.transaction().execute(async (tx) => {
    const { id, closesAt } = roundOf(state);
    const row = await rounds.lockRoomRound(tx, id);
    const now = await readRoomClock(tx);
    if (now.getTime() < closesAt) return null;
    const counted = await rounds.listCounted(tx, id);
    const root = betRoot(counted);
    const hidden = table.draw({ serverSeed: row.server_seed, roundId: id, betRoot: root });
    const { steps, mark } = hidden;
    await tx
      .updateTable('room_round')
      .set({
        status: 'locked',
        bet_root: root,
        result: JSON.stringify({ steps, mark }),
        locked_at: now,
      })
      .where('id', '=', id)
      .execute();
    const event = { type: 'locked', betRoot: root, bets: counted.length } as const;
    await appendEvent(tx, { lease, event });
    return { event, bets: [], hidden };
  });

/** Shows the result and writes down, in the same transaction, what each bet pays. */
export const showRound = (
  studio: Studio,
  { table, lease, state }: StepPlace,
  event: RoomEvent,
): Promise<Stepped> =>
  studio.db.transaction().execute(async (tx) => {
    const { id } = roundOf(state);
    const running = await rounds.listRunning(tx, id);
    const row = await rounds.getRoomRound(tx, id);
    const at = await readRoomClock(tx);
    const shown = tx.updateTable('room_round').set({ status: 'shown', shown_at: at });
    await shown.where('id', '=', id).execute();
    const poolOf = await sharePools(tx, { table, row, bets: running, at });
    const paid = running.map((bet) => payOf(table, bet, { row, pool: poolOf(bet) }));
    const askAt = later(studio.clock.now(), OWN_TURN_MS);
    const settling = paid.length === 0 ? [] : await settleBets(tx, paid, askAt);
    const bets: Round[] = [];
    for (const bet of settling) {
      bets.push(bet.mode === 'trial' ? await payIntoPurse(studio, tx, bet) : bet);
    }
    await appendEvent(tx, { lease, event });
    return { event, bets, hidden: null };
  });

/** The text that stands in the place of a player's seed in a round of the table. */
export const tableText = (row: Pick<rounds.RoomRoundRow, 'id' | 'bet_root'>): string =>
  sharedText({ drawId: row.id, beacon: betBeacon(row.bet_root ?? '') });

type Shown = { readonly row: rounds.RoomRoundRow; readonly pool: PoolClose | null };

function payOf({ engine }: LiveTable, bet: Round, { row, pool }: Shown): PaidBet {
  const seed = { server_seed: row.server_seed, client_seed: tableText(row) };
  const moves = pool ? [pool] : [];
  const drawn = drawRound(engine, { choice: bet.choice, nonce: 0, seed, moves });
  const seeds = { serverSeed: row.server_seed, clientSeed: seed.client_seed, nonce: 0 };
  const counted = countRound(drawn, { stake: bet.stake, stakes: 1, seeds });
  const { payout, payout_ppm, events } = counted;
  return { id: bet.id, payout, payout_ppm, events, moves: JSON.stringify(moves) };
}

/** Play money moves with the result, in the same transaction. */
async function payIntoPurse(studio: Studio, tx: Tx, bet: Round): Promise<Round> {
  const { player, payout } = bet;
  const balance = await movePurse(tx, { player, by: minor(payout), at: studio.clock.now() });
  return endRound(studio, bet, { status: 'settled', balance, tx });
}

/** Gives up a round that cannot be finished: every stake goes back. Null while bets are still taken. */
export const voidRound = (studio: Studio, { lease, state }: StepPlace): Promise<Stepped | null> =>
  studio.db.transaction().execute(async (tx) => {
    const { id, closesAt } = roundOf(state);
    await rounds.lockRoomRound(tx, id);
    if ((await readRoomClock(tx)).getTime() < closesAt) return null;
    await tx.updateTable('room_round').set({ status: 'void' }).where('id', '=', id).execute();
    const ids = (await rounds.listCounted(tx, id)).map((bet) => bet.id);
    const bets = ids.length === 0 ? [] : await returnBets(tx, { ids, from: 'running' });
    const event = { type: 'voided' } as const;
    await appendEvent(tx, { lease, event });
    return { event, bets, hidden: null };
  });

export const writeEvent = (
  studio: Studio,
  { lease }: StepPlace,
  event: RoomEvent,
): Promise<Stepped> =>
  studio.db.transaction().execute(async (tx) => {
    await appendEvent(tx, { lease, event });
    return { event, bets: [], hidden: null };
  });

/** What a round that is locked will show, as it was stored then. */
export async function findHidden(studio: Studio, state: RoomState): Promise<HiddenResult | null> {
  if (!state.round || (state.phase !== 'locked' && state.phase !== 'dealing')) return null;
  const { result, server_seed } = await rounds.getRoomRound(studio.db, state.round.id);
  return result && { ...result, serverSeed: server_seed };
}

function roundOf({ round }: RoomState): RoomRound {
  if (!round) throw new Error('a step belongs to a round');
  return round;
}
