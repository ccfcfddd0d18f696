import { fairRng } from '@baize/engines/core/fairness';
import { ENGINES } from '@baize/engines/games/index';
import { assert } from '@baize/std/assert';
import { type Minor, minor, multiply } from '@baize/std/money';
import { later, SECOND_MS } from '@baize/std/time';
import type { Row, Tx } from '../db/client.ts';
import { ensure, Refusal } from '../refusal.ts';
import { lockSeed, takeNonce } from '../seeds/queries.ts';
import type { Session } from '../sessions/open-session.ts';
import { lockPurse, savePurse } from '../sessions/queries.ts';
import { isStake, limitsOf } from '../stakes.ts';
import { newId, type Studio } from '../studio.ts';
import * as queries from './queries.ts';
import { settleRound } from './settle-round.ts';

export type Round = Row<'round'>;

export type Asked = {
  readonly requestKey: string;
  readonly stake: Minor;
  readonly choice: unknown;
};

/** The outbox leaves a round alone for as long as the player's own request may be asking. */
const OWN_TURN_MS = 10 * SECOND_MS;

/**
 * Plays a round: draws it, stores it, and only then tells the wallet. Asked twice with one key it is
 * one round; while one is not decided, there is no other.
 */
export async function playRound(studio: Studio, session: Session, asked: Asked): Promise<Round> {
  const choice = checkedChoice(session, asked);
  const round = await studio.db.transaction().execute(async (tx) => {
    // From here on nobody else draws for this player: the nonce, the key and the purse are ours.
    const seed = await lockSeed(tx, session.player);
    const known = await queries.findByKey(tx, session.player, asked.requestKey);
    if (known) return sameRound(known, { ...asked, choice });
    const open = await queries.findOpenRound(tx, session.player);
    if (open) throw new Refusal('round_open', { roundId: open.id });
    await takeNonce(tx, seed.id);
    return drawRound(studio, tx, { session, asked: { ...asked, choice }, seed });
  });
  return round.status === 'open' ? settleRound(studio, round) : round;
}

function checkedChoice({ game, currency }: Session, { choice, stake }: Asked): unknown {
  const engine = ENGINES.get(game);
  const limits = limitsOf(currency);
  assert(engine && limits, 'a session is of a game and a currency that exist');
  const read = engine.readChoice(choice);
  ensure(read !== null, 'choice_invalid');
  ensure(isStake(limits, stake), 'stake_invalid');
  return read;
}

function sameRound(known: Round, { stake, choice }: Asked): Round {
  const isSame = known.stake === stake && JSON.stringify(known.choice) === JSON.stringify(choice);
  ensure(isSame, 'repeated_differently');
  return known;
}

type Drawing = { readonly session: Session; readonly asked: Asked; readonly seed: Row<'seed'> };

async function drawRound(studio: Studio, tx: Tx, { session, asked, seed }: Drawing) {
  const engine = ENGINES.get(session.game);
  assert(engine, 'the game was found before');
  const { server_seed: serverSeed, client_seed: clientSeed, next_nonce: nonce } = seed;
  const drawn = engine.play(asked.choice, fairRng({ serverSeed, clientSeed, nonce }));
  const payout = multiply(asked.stake, drawn.payout, 'down');
  const now = studio.clock.now();
  const isTrial = session.mode === 'trial';
  const balance = isTrial ? await playWithPurse(tx, session, { asked, payout, now }) : null;
  return queries.insertRound(tx, {
    id: newId(studio, 'rnd'),
    player: session.player,
    mode: session.mode,
    currency: session.currency,
    game: session.game,
    version: engine.version,
    request_key: asked.requestKey,
    choice: JSON.stringify(asked.choice),
    stake: asked.stake,
    events: JSON.stringify(drawn.events),
    payout_ppm: drawn.payout,
    payout,
    seed_id: seed.id,
    nonce,
    status: isTrial ? 'settled' : 'open',
    refusal: null,
    balance,
    wallet_token: session.wallet_token,
    created_at: now,
    ended_at: isTrial ? now : null,
    ask_at: isTrial ? null : later(now, OWN_TURN_MS),
  });
}

type Played = { readonly asked: Asked; readonly payout: Minor; readonly now: Round['created_at'] };

/** Play money moves with the round, in the same transaction. */
async function playWithPurse(
  tx: Tx,
  { player }: Session,
  { asked, payout, now }: Played,
): Promise<Minor> {
  const before = await lockPurse(tx, player);
  ensure(before >= asked.stake, 'insufficient_funds');
  const balance = minor(before - asked.stake + payout);
  await savePurse(tx, { player, balance, changed_at: now });
  return balance;
}
