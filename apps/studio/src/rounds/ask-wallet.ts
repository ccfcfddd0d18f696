import { setTimeout as pause } from 'node:timers/promises';
import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';
import { type Instant, isBefore, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import type { Bet } from '@baize/vendor-kit/wallet/wallet';
import type { WalletWord } from '@baize/vendor-kit/wallet/wallet-word';
import type { Studio } from '../studio.ts';
import type { Move, Round } from './round.ts';

/** `own`: the player waits for the answer. `again`: the outbox takes up what was left. */
export type Turn = 'own' | 'again';

/** The outbox leaves a round alone for as long as the player's own request may be asking. */
export const OWN_TURN_MS = 10 * SECOND_MS;

/** A player who waits is told the truth after this many attempts; the outbox goes on asking. */
const ATTEMPTS = 2;
const BETWEEN_MS = 250;

/** Later than this the player has gone: what the wallet never took is given up, not taken late. */
const RESUME_MS = 10 * MINUTE_MS;

/** `cancelled`: the wallet never took the stake, and never will. */
export type StakeWord =
  | WalletWord<Minor>
  | { readonly kind: 'cancelled'; readonly balance: Minor | null };

type Staked = { readonly bet: Bet; readonly at: Instant; readonly turn: Turn };

/** Asks the wallet to take a stake, or what became of it. Unknown stays unknown. */
export const askForStake = (studio: Studio, staked: Staked): Promise<StakeWord> =>
  staked.turn === 'own' ? ask(studio, staked.bet) : recover(studio, staked);

async function ask({ wallet, log }: Studio, bet: Bet): Promise<StakeWord> {
  let word = await wallet.placeBet(bet);
  for (let attempt = 1; attempt < ATTEMPTS && word.kind === 'unknown'; attempt++) {
    log.warn({ roundId: bet.roundId, why: word.why }, 'a stake is not decided yet');
    await pause(BETWEEN_MS);
    word = await wallet.placeBet(bet);
  }
  return word;
}

/**
 * The wallet is asked first what became of the stake. If it never heard of it, it is told now; after
 * ten minutes the bet is taken back instead, whatever it would have paid.
 */
async function recover({ wallet, clock }: Studio, { bet, at }: Staked): Promise<StakeWord> {
  const recalled = await wallet.recallBet(bet);
  if (recalled.kind !== 'done') return recalled;
  if (recalled.value !== null) return { kind: 'done', value: recalled.value };
  const isFresh = isBefore(clock.now(), later(at, RESUME_MS));
  if (isFresh) return wallet.placeBet(bet);
  const cancelled = await wallet.cancelBet(bet);
  // Taken after we asked: the next turn recalls it.
  if (cancelled.kind !== 'done') return { kind: 'unknown', why: 'not cancelled' };
  return { kind: 'cancelled', balance: cancelled.value };
}

/** The stake a round begins with; its id is the round's. */
export const betOf = (round: Round): Bet =>
  makeBet(round, {
    txId: round.id,
    token: round.wallet_token,
    amount: round.staked,
    ...(round.grant_id === null ? {} : { grantId: round.grant_id }),
    payout: round.is_instant ? round.payout : null,
  });

/** The stake that a move adds; its id is the move's. No grant pays for it: it is the player's own. */
export const raiseOf = (round: Round, move: Move): Bet =>
  makeBet(round, {
    txId: move.id,
    token: move.wallet_token,
    amount: addedBy(round, move),
    payout: null,
  });

export const addedBy = ({ stake }: Round, { stakes_added }: Move): Minor =>
  minor(stake * BigInt(stakes_added));

type BetParts = Pick<Bet, 'txId' | 'amount' | 'grantId' | 'payout'> & {
  readonly token: string | null;
};

function makeBet(round: Round, { token, ...facts }: BetParts): Bet {
  assert(token !== null, 'a round of money has a wallet behind it');
  const { id: roundId, player: memberId, currency, game, room_round_id: event } = round;
  const bet = { ...facts, roundId, memberId, currency, game, token };
  // Bets at a shared table can cover one another, each a round by its own name.
  return event === null ? bet : { ...bet, event };
}
