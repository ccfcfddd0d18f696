import { type Minor, negate } from '@baize/std/money';
import { later } from '@baize/std/time';
import type { Bet } from '@baize/vendor-kit/wallet/wallet';
import { ensure, Refusal } from '../refusal.ts';
import { askForStake, OWN_TURN_MS, type Turn } from '../rounds/ask-wallet.ts';
import type { Session } from '../sessions/open-session.ts';
import { movePurse } from '../sessions/queries.ts';
import { newId, type Studio } from '../studio.ts';
import type { CardCommand } from './card-games.ts';
import { changeTable } from './change-table.ts';
import * as queries from './queries.ts';
import { findTable } from './tables.ts';

type SeatRequest = {
  readonly code: string;
  readonly place: number;
  readonly buyIn: Minor;
  readonly requestKey: string;
  readonly clientSeed: string;
};

/**
 * Sits somebody down. The place is held by the stored request, the buy-in is one bet of the wallet,
 * and the seat is taken when the wallet has said yes. Asked twice with one key, it is one stay.
 */
export async function takeSeat(
  studio: Studio,
  session: Session,
  asked: SeatRequest,
): Promise<queries.Stay> {
  const known = await queries.findByKey(studio.db, session.player, asked.requestKey);
  if (known) return known;
  const table = findTable(session, asked.code);
  ensure(table, 'table_unknown');
  const { buyInMin, buyInMax, seats } = table.rules;
  ensure(asked.place < seats, 'seat_taken');
  ensure(asked.buyIn >= BigInt(buyInMin) && asked.buyIn <= BigInt(buyInMax), 'buy_in_wrong');
  const stay = await keepStay(studio, session, asked);
  return stay.mode === 'trial' ? stay : askForBuyIn(studio, stay, 'own');
}

const keepStay = (studio: Studio, session: Session, asked: SeatRequest): Promise<queries.Stay> =>
  studio.db.transaction().execute(async (tx) => {
    const now = studio.clock.now();
    const { player, mode, currency, game, wallet_token } = session;
    const stay = await queries.insertStay(tx, {
      id: newId(studio, 'rnd'),
      table_code: asked.code,
      place: asked.place,
      player,
      mode,
      currency,
      game,
      request_key: asked.requestKey,
      client_seed: asked.clientSeed,
      buy_in: asked.buyIn,
      cash_out: null,
      status: 'open',
      refusal: null,
      wallet_token,
      created_at: now,
      ended_at: null,
      seen_at: now,
      ask_at: mode === 'trial' ? null : later(now, OWN_TURN_MS),
    });
    ensure(stay, 'seat_taken');
    if (mode === 'money') return stay;
    const left = await movePurse(tx, { player, by: negate(asked.buyIn), at: now });
    ensure(left !== null, 'insufficient_funds');
    const { refused } = await changeTable(studio, tx, {
      code: asked.code,
      commandsOf: () => [sitOf(stay)],
    });
    if (refused) throw new Refusal('seat_taken');
    await queries.updateStay(tx, stay.id, { status: 'seated' });
    return { ...stay, status: 'seated' };
  });

const sitOf = (stay: queries.Stay): CardCommand => ({
  type: 'sit',
  place: stay.place,
  player: stay.player,
  name: stay.player.slice(-4),
  stack: Number(stay.buy_in),
  seed: stay.client_seed,
  isBot: false,
});

const betOf = (stay: queries.Stay): Bet => ({
  txId: stay.id,
  roundId: stay.id,
  memberId: stay.player,
  currency: stay.currency,
  game: stay.game,
  token: stay.wallet_token ?? '',
  amount: stay.buy_in,
  payout: null,
});

/** Asks the wallet for the buy-in. Still open when it comes back: nobody knows, and it is asked again. */
export async function askForBuyIn(
  studio: Studio,
  stay: queries.Stay,
  turn: Turn,
): Promise<queries.Stay> {
  const isApart = await isSeatedApart(studio, stay);
  if (isApart === null) return stay;
  if (!isApart) return refuseLinked(studio, stay, turn);
  const word = await askForStake(studio, { bet: betOf(stay), at: stay.created_at, turn });
  const end = { ended_at: studio.clock.now(), ask_at: null };
  if (word.kind === 'refused') {
    await queries.updateStay(studio.db, stay.id, { status: 'refused', refusal: word.code, ...end });
  }
  if (word.kind === 'cancelled') {
    await queries.updateStay(studio.db, stay.id, { status: 'void', ...end });
  }
  if (word.kind === 'done') await sitDown(studio, stay.id);
  return queries.getStay(studio.db, stay.id);
}

/**
 * Whether nobody who sits here, or is about to, shares a device or an account with this player; null
 * while the platform does not say. The stay is stored before this is asked: of two who come at once
 * each finds the other.
 */
async function isSeatedApart(studio: Studio, stay: queries.Stay): Promise<boolean | null> {
  const others = await queries.listOthersAt(studio.db, stay.table_code, stay.player);
  if (others.length === 0) return true;
  const word = await studio.wallet.linked(stay.player, others);
  return word.kind === 'done' ? word.value.length === 0 : null;
}

/** No seat. What an earlier attempt may have asked of the wallet goes back. */
async function refuseLinked(studio: Studio, stay: queries.Stay, turn: Turn): Promise<queries.Stay> {
  const now = studio.clock.now();
  const change =
    turn === 'own'
      ? ({ status: 'refused', refusal: 'linked_player', ended_at: now, ask_at: null } as const)
      : ({ status: 'returning', ask_at: now } as const);
  await queries.updateStay(studio.db, stay.id, change);
  return queries.getStay(studio.db, stay.id);
}

/** The wallet has the buy-in: the seat is taken, or the buy-in goes back. */
const sitDown = (studio: Studio, id: string): Promise<void> =>
  studio.db.transaction().execute(async (tx) => {
    const stay = await queries.lockStay(tx, id);
    // The outbox and the player's own request may hear the same answer: the first goes on.
    if (stay.status !== 'open') return;
    const commandsOf = () => [sitOf(stay)];
    const { refused } = await changeTable(studio, tx, { code: stay.table_code, commandsOf });
    await queries.updateStay(
      tx,
      id,
      refused
        ? { status: 'returning', ask_at: studio.clock.now() }
        : { status: 'seated', ask_at: null },
    );
  });
