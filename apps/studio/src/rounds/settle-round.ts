import { setTimeout as pause } from 'node:timers/promises';
import { assert } from '@baize/std/assert';
import { isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Studio } from '../studio.ts';
import type { RoundMovement, WalletWord } from '../wallet/wallet.ts';
import type { Round } from './play-round.ts';
import * as queries from './queries.ts';

/** A player who waits is told the truth after this many attempts; the outbox goes on asking. */
const ATTEMPTS = 2;
const BETWEEN_MS = 250;

/** Later than this the player has gone: what the wallet never took is given up, not taken late. */
const RESUME_MS = 10 * MINUTE_MS;

/** Tells the wallet of a round that was just stored. Still open when it comes back: nobody knows. */
export async function settleRound(studio: Studio, round: Round): Promise<Round> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await pause(BETWEEN_MS);
    const word = await studio.wallet.settle(movementOf(round));
    if (word.kind !== 'unknown') return endBy(studio, round, word);
    studio.log.warn({ roundId: round.id, why: word.why }, 'a round is not decided yet');
  }
  return round;
}

/**
 * Takes up a round whose answer was lost, or whose process ended. The wallet is asked first what
 * became of it. If it never heard of it, it is told now; after ten minutes the round is taken back
 * instead, whatever it would have paid.
 */
export async function resumeRound(studio: Studio, round: Round): Promise<Round> {
  const { wallet, clock } = studio;
  const movement = movementOf(round);
  const recalled = await wallet.recall(round.id);
  if (recalled.kind === 'unknown') return round;
  if (recalled.kind === 'refused') return endBy(studio, round, recalled);
  const { value } = recalled;
  if (value !== null) return endBy(studio, round, { kind: 'done', value });
  const isFresh = isBefore(clock.now(), later(round.created_at, RESUME_MS));
  if (isFresh) return endBy(studio, round, await wallet.settle(movement));
  const cancelled = await wallet.cancel(movement);
  // Settled after we asked: the next turn recalls it.
  if (cancelled.kind !== 'done') return round;
  return end(studio, round, { status: 'void', refusal: null, balance: cancelled.value });
}

type Word = WalletWord<NonNullable<Round['balance']>>;

async function endBy(studio: Studio, round: Round, word: Word): Promise<Round> {
  if (word.kind === 'unknown') return round;
  if (word.kind === 'done') {
    return end(studio, round, { status: 'settled', refusal: null, balance: word.value });
  }
  const { code, balance } = word;
  return end(studio, round, { status: 'refused', refusal: code, balance });
}

type End = Omit<queries.Ending, 'ended_at'>;

async function end({ db, clock }: Studio, { player, id }: Round, ending: End): Promise<Round> {
  await queries.endRound(db, id, { ...ending, ended_at: clock.now() });
  const ended = await queries.findRound(db, player, id);
  assert(ended, 'a round is never deleted');
  return ended;
}

function movementOf(round: Round): RoundMovement {
  assert(round.wallet_token !== null, 'a round of money has a wallet behind it');
  return {
    roundId: round.id,
    memberId: round.player,
    currency: round.currency,
    game: round.game,
    token: round.wallet_token,
    stake: round.stake,
    payout: round.payout,
  };
}
