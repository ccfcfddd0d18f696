import { type Minor, minor } from '@baize/std/money';
import { later } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import { feedPot } from '../pots/feed-pot.ts';
import { movePurse } from '../sessions/queries.ts';
import type { Studio } from '../studio.ts';
import { OWN_TURN_MS } from './ask-wallet.ts';
import { isPotWon } from './draw-round.ts';
import { endRound } from './end-round.ts';
import * as queries from './queries.ts';
import type { Round } from './round.ts';

type TakenStake = {
  /** What was just taken; zero after a move that costs nothing. */
  readonly stake: Minor;
  readonly balance: Minor | null;
  /** It is over before anything was played: the stake is given back. */
  readonly isUnplayed?: boolean;
};

/**
 * What follows when a stake is taken or a move is made: the pot gets its share, and the round waits
 * for its player or, when it is over, for its payment; then it also gets the pot if it has won it.
 */
export async function goOn(
  studio: Studio,
  tx: Tx,
  { round, stake, balance, isUnplayed = false }: TakenStake & { readonly round: Round },
): Promise<Round> {
  const now = studio.clock.now();
  const isOver = round.next === null;
  const isWon = isOver && isPotWon(round);
  const pot = await feedPotOf(studio, tx, { round, stake, isWon });
  const changed = await queries.changeRound(tx, round.id, {
    status: isUnplayed ? 'returning' : isOver ? 'settling' : 'running',
    ask_at: later(now, isOver ? OWN_TURN_MS : waitOf(studio, round)),
    ...(balance === null ? {} : { balance }),
    ...(pot === null ? {} : { pot, payout: minor(round.payout + pot) }),
  });
  const isPaid = isOver && !isUnplayed && round.mode === 'trial';
  return isPaid ? settleInPurse(studio, tx, changed) : changed;
}

/** How long a round waits for its player: as long as its game says, or the studio. */
export const waitOf = ({ engines, waitMs }: Studio, { game }: Round): number =>
  Math.min(engines.get(game)?.steps?.restAfterMs ?? waitMs, waitMs);

type Feeding = { readonly round: Round; readonly stake: Minor; readonly isWon: boolean };

async function feedPotOf(
  { engines, clock }: Studio,
  tx: Tx,
  { round, ...feeding }: Feeding,
): Promise<Minor | null> {
  const pot = engines.get(round.game)?.pot;
  if (!pot || (feeding.stake === 0n && !feeding.isWon)) return null;
  return feedPot(tx, pot, { ...feeding, currency: round.currency, at: clock.now() });
}

/** Play money moves with the round, in the same transaction. */
async function settleInPurse(studio: Studio, tx: Tx, round: Round): Promise<Round> {
  const { player, payout, returned } = round;
  const by = minor(payout + (returned ?? 0n));
  const purse = { player, by, at: studio.clock.now() };
  const balance = await movePurse(tx, purse);
  return endRound(studio, round, { status: 'settled', balance, tx });
}
