import { type Minor, minor, split, ZERO } from '@baize/std/money';
import type { Result } from '@baize/vendor-kit/wallet/wallet';
import type { Studio } from '../studio.ts';
import { addedBy } from './ask-wallet.ts';
import { endRound } from './end-round.ts';
import { listRaises } from './move-queries.ts';
import type { Round } from './round.ts';

/**
 * Tells the wallet what a round that is over pays. Where moves made bets of their own, each gets its
 * share by its stake; the bet that began the round comes last, with what of it was not
 * played, and ends it there. Any of it may be told
 * again: the wallet answers what it answered then.
 */
export async function payRound(studio: Studio, round: Round): Promise<Round> {
  let balance: Minor | null = null;
  let isVoid = false;
  for (const result of await listResults(studio, round)) {
    const word = await studio.wallet.payResult(result);
    if (word.kind === 'done') balance = word.value;
    else if (word.kind === 'refused' && word.code === 'already_settled') balance = word.balance;
    // People have given the stake back meanwhile: there is nothing to pay for.
    else if (word.kind === 'refused' && word.code === 'bet_void') isVoid = result.endsRound;
    else {
      const why = word.kind === 'refused' ? word.code : word.why;
      studio.log.warn({ roundId: round.id, why }, 'a round is not paid yet');
      return round;
    }
  }
  return endRound(studio, round, { status: isVoid ? 'void' : 'settled', balance });
}

async function listResults(studio: Studio, round: Round): Promise<readonly Result[]> {
  const { player: memberId, currency, payout } = round;
  const raises = round.moves.length === 0 ? [] : await listRaises(studio.db, round.id);
  const added = raises.map((move) => addedBy(round, move));
  const first = minor(added.reduce((left, one) => left - one, round.staked as bigint));
  const shares = split(payout, [first, ...added]);
  const resultOf = (betId: string, place: number, endsRound: boolean): Result => ({
    betId,
    memberId,
    currency,
    amount: shares[place] ?? ZERO,
    ...(endsRound && round.returned !== null ? { returned: round.returned } : {}),
    endsRound,
  });
  const others = raises.map(({ id }, place) => resultOf(id, place + 1, false));
  return [...others, resultOf(round.id, 0, true)];
}
