import type { Engine } from '@baize/engines/core/engine';
import { assert } from '@baize/std/assert';
import { type Minor, minor, negate, ZERO } from '@baize/std/money';
import { later } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import { ensure, Refusal } from '../refusal.ts';
import type { SeedPair } from '../seeds/queries.ts';
import { canBeGranted } from '../sessions/list-grants.ts';
import type { Session } from '../sessions/open-session.ts';
import { movePurse } from '../sessions/queries.ts';
import { isStake, limitsOf } from '../stakes.ts';
import { newId, type Studio } from '../studio.ts';
import { advanceRound } from './advance-round.ts';
import { OWN_TURN_MS } from './ask-wallet.ts';
import { countRound, drawRound, seedsOf, stakesOf } from './draw-round.ts';
import { endRound } from './end-round.ts';
import { goOn } from './go-on.ts';
import { insertRounds } from './hot-queries.ts';
import { getRound } from './queries.ts';
import type { Round } from './round.ts';

export type RoundInput = {
  readonly requestKey: string;
  /** Of one chip. */
  readonly stake: Minor;
  readonly choice: unknown;
  /** The grant that pays for it; null: the player does. */
  readonly grantId: string | null;
};

type Order = RoundInput & { readonly session: Session; readonly engine: Engine };

/** So often somebody may be faster before the player is told to wait. */
const RACES = 5;

/**
 * Plays a round: draws it, stores it, and only then tells the wallet. Asked twice with one key it is
 * one round; while one of a game is not over, there is no other of it.
 */
export async function playRound(
  studio: Studio,
  session: Session,
  asked: RoundInput,
): Promise<Round> {
  const order = checkOrder(studio, session, asked);
  for (let race = 0; race < RACES; race++) {
    const place = { player: session.player, game: session.game, requestKey: asked.requestKey };
    const standing = await studio.hot.findStanding(place);
    ensure(standing, 'seed_not_chosen');
    if (standing.known_id !== null) return repeat(studio, order, standing.known_id);
    if (standing.unfinished_id !== null) {
      throw new Refusal('round_open', { roundId: standing.unfinished_id });
    }
    const round = await storeRound(studio, order, standing);
    if (round) return advanceRound(studio, round, 'own');
  }
  throw new Refusal('round_open');
}

/** The unit is within the limits and so is the whole; what moves add later is not counted here. */
function checkOrder(studio: Studio, session: Session, asked: RoundInput): Order {
  const { engines, tables, hasFeatureBuy } = studio;
  const engine = engines.get(session.game);
  const limits = limitsOf(session.currency);
  // A shared table takes bets by its own call.
  ensure(engine && !tables.has(session.game), 'game_unknown');
  assert(limits, 'a session is of a currency with limits');
  const choice = engine.readChoice(asked.choice);
  ensure(choice !== null, 'choice_invalid');
  ensure(hasFeatureBuy || !(choice as { readonly buy?: true }).buy, 'choice_invalid');
  ensure(isStake(limits, asked.stake), 'stake_invalid');
  const stakes = engine.stakesOf?.(choice) ?? 1;
  assert(Number.isSafeInteger(stakes) && stakes > 0, 'a choice costs whole stakes');
  ensure(asked.stake * BigInt(stakes) <= limits.max, 'stake_invalid');
  if (asked.grantId !== null) {
    ensure(canBeGranted(engine, session), 'grant_not_here');
    // The wallet knows the grant's stake: the whole of it is on the one chip.
    ensure(stakes === 1, 'grant_one_stake');
  }
  return { ...asked, choice, session, engine };
}

async function repeat(studio: Studio, { stake, choice, session, grantId }: Order, id: string) {
  const known = await getRound(studio.db, id);
  const isSame =
    known.game === session.game &&
    known.stake === stake &&
    known.grant_id === grantId &&
    JSON.stringify(known.choice) === JSON.stringify(choice);
  ensure(isSame, 'repeated_differently');
  return advanceRound(studio, known, 'own');
}

/** Nothing when somebody else has drawn from the seed meanwhile. */
function storeRound(studio: Studio, order: Order, seed: SeedPair): Promise<Round | undefined> {
  const row = makeRow(studio, order, seed);
  if (order.session.mode === 'money') return studio.hot.insertRound(row);
  return studio.db.transaction().execute(async (tx) => {
    const [round] = await insertRounds(tx, [row]);
    return round && playWithPurse(studio, tx, round);
  });
}

function makeRow(studio: Studio, { session, engine, ...asked }: Order, seed: SeedPair) {
  const { choice, stake } = asked;
  const nonce = seed.next_nonce;
  const drawn = drawRound(engine, { choice, nonce, seed, moves: [] });
  const now = studio.clock.now();
  return {
    ...countRound(drawn, {
      stake,
      stakes: stakesOf(engine, choice, drawn),
      seeds: seedsOf(seed, nonce),
    }),
    id: newId(studio, 'rnd'),
    player: session.player,
    mode: session.mode,
    currency: session.currency,
    game: session.game,
    version: engine.version,
    request_key: asked.requestKey,
    choice: JSON.stringify(choice),
    moves: '[]',
    stake,
    pot: null,
    returned: null,
    seed_id: seed.id,
    nonce,
    is_instant: !engine.steps && !engine.pot,
    status: 'open' as const,
    refusal: null,
    balance: null,
    wallet_token: session.wallet_token,
    created_at: now,
    ended_at: null,
    ask_at: later(now, OWN_TURN_MS),
    grant_id: asked.grantId,
    room_round_id: null,
  };
}

/** Play money moves with the round, in the same transaction. */
async function playWithPurse(studio: Studio, tx: Tx, round: Round): Promise<Round> {
  const { player, staked, payout } = round;
  const at = studio.clock.now();
  const left = await movePurse(tx, { player, by: negate(staked), at });
  ensure(left !== null, 'insufficient_funds');
  if (!round.is_instant) return goOn(studio, tx, { round, stake: staked, balance: left });
  const balance = payout === ZERO ? left : await movePurse(tx, { player, by: minor(payout), at });
  return endRound(studio, round, { status: 'settled', balance, tx });
}
