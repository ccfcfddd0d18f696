import { assert } from '@baize/std/assert';
import { type Minor, minor, negate } from '@baize/std/money';
import { later } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import { ensure, Refusal } from '../refusal.ts';
import { advanceRound } from '../rounds/advance-round.ts';
import { OWN_TURN_MS } from '../rounds/ask-wallet.ts';
import type { Round } from '../rounds/round.ts';
import type { Session } from '../sessions/open-session.ts';
import { movePurse } from '../sessions/queries.ts';
import { newId, type Studio } from '../studio.ts';
import * as bets from './bet-queries.ts';
import { WAIT_MS } from './bet-wait.ts';
import { type BetOrder, type NewBet, type StoredBet, storeApart } from './store-bets.ts';

export type BetInput = {
  readonly requestKey: string;
  /** The round it is meant for: one that comes late is in no other. */
  readonly roomRoundId: string;
  /** Of one chip. */
  readonly stake: Minor;
  readonly choice: unknown;
};

/**
 * Bets at a shared table: all places of one confirmation are one bet. It is stored, then the wallet is
 * asked, and it counts when the wallet has taken it before the lock. Asked twice with one key it is
 * one bet.
 */
export async function placeBet(studio: Studio, session: Session, asked: BetInput): Promise<Round> {
  const order = checkBet(studio, session, asked);
  const ready = { bet: rowOf(studio, order), max: order.max };
  const bet =
    session.mode === 'trial' ? await betPlayMoney(studio, ready) : await storeBet(studio, ready);
  const after = await advanceRound(studio, bet, 'own');
  await studio.hot.tellOwn({ room: session.game, id: after.id });
  return after;
}

type Order = BetInput & { readonly session: Session; readonly staked: Minor; readonly max: bigint };

function checkBet({ tables }: Studio, session: Session, asked: BetInput): Order {
  const table = tables.get(session.game);
  ensure(table, 'game_unknown');
  const limits = table.limits[session.currency];
  ensure(limits, 'currency_unknown');
  const choice = table.engine.readChoice(asked.choice);
  ensure(choice !== null, 'choice_invalid');
  const { stake } = asked;
  ensure(stake >= limits.min && stake <= limits.max, 'stake_invalid');
  ensure(stake % limits.min === 0n, 'stake_invalid');
  const staked = minor(stake * BigInt(table.engine.stakesOf?.(choice) ?? 1));
  ensure(staked <= limits.max, 'stake_invalid');
  return { ...asked, choice, session, staked, max: limits.max };
}

const storeBet = async (studio: Studio, order: BetOrder): Promise<Round> =>
  betIn(await studio.hot.storeBet(order));

function betIn(stored: StoredBet | undefined): Round {
  if (stored && 'bet' in stored) return stored.bet;
  throw new Refusal(stored?.refused ?? 'betting_closed');
}

/** Stored and counted at once. */
const betPlayMoney = (studio: Studio, order: BetOrder): Promise<Round> =>
  studio.db.transaction().execute(async (tx) => {
    const [stored] = await storeApart(tx, [order]);
    const bet = betIn(stored);
    // Asked for before: it has moved.
    return bet.id === order.bet.id ? betFromPurse(studio, tx, bet) : bet;
  });

/** Play money moves with the bet, in the same transaction. */
async function betFromPurse(studio: Studio, tx: Tx, bet: Round): Promise<Round> {
  const now = studio.clock.now();
  const { player, staked } = bet;
  const balance = await movePurse(tx, { player, by: negate(staked), at: now });
  ensure(balance !== null, 'insufficient_funds');
  const taken = { id: bet.id, balance, ask_at: later(now, WAIT_MS) };
  const [counted] = await bets.countBets(tx, [taken]);
  ensure(counted?.status === 'running', 'betting_closed');
  return counted;
}

function rowOf(studio: Studio, { session, ...order }: Order): NewBet {
  const now = studio.clock.now();
  const engine = studio.tables.get(session.game)?.engine;
  assert(engine, 'a bet is for a table');
  return {
    id: newId(studio, 'rnd'),
    player: session.player,
    mode: session.mode,
    currency: session.currency,
    game: session.game,
    version: engine.version,
    request_key: order.requestKey,
    choice: JSON.stringify(order.choice),
    stake: order.stake,
    staked: order.staked,
    moves: '[]',
    next: null,
    events: '[]',
    payout_ppm: 0n as Round['payout_ppm'],
    payout: minor(0n),
    pot: null,
    returned: null,
    seed_id: null,
    nonce: 0,
    is_instant: false,
    status: 'open',
    refusal: null,
    balance: null,
    wallet_token: session.wallet_token,
    created_at: now,
    ended_at: null,
    ask_at: later(now, OWN_TURN_MS),
    grant_id: null,
    room_round_id: order.roomRoundId,
  };
}
