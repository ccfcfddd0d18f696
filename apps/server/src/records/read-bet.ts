import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/records';
import { answerLanguage } from '../base/brand/index.ts';
import { type Ctx, ensure } from '../base/kernel/index.ts';
import { type Bet, findBet, listBetsOfRound } from '../play/play/index.ts';
import { explainBets } from '../play/valid-bets/index.ts';
import { viewBet, viewOwnBet } from './bet-view.ts';
import type { RecordsOptions } from './options.ts';
import { findRecall } from './recall-address.ts';
import { readBetId } from './rules.ts';

type Call = typeof contract.readBet;

/** One of the caller's own bets; somebody else's is as unknown as one that never was. */
export async function readBet(
  ctx: Ctx,
  options: RecordsOptions,
  { betId, language }: Input<Call>,
): Promise<Output<Call>> {
  const name = readBetId(betId);
  const bet = name && (await findBet(ctx.db, ctx.caller.memberId, name));
  ensure(bet, 'not_found');
  const spoken = answerLanguage(options.site.brand, language);
  const round = await roundOf(ctx, bet);
  const explain = await explainBets(ctx.db, [bet, ...round]);
  const view = (one: Bet) => viewOwnBet(viewBet(options, one, spoken), explain(one));
  return {
    ...view(bet),
    changedAt: bet.changedAt.toISOString(),
    stakeBonus: bet.stake.bonus,
    payoutBonus: bet.payout.bonus,
    roundId: bet.roundId,
    betsOfRound: round.map(view),
    recallUrl: await findRecall(ctx, options, { bet, language: spoken }),
  };
}

/** A round whose bets are not known together is the bet alone. */
async function roundOf({ db }: Ctx, bet: Bet): Promise<readonly Bet[]> {
  const { memberId, vendor, roundId } = bet;
  const bets = roundId === null ? [] : await listBetsOfRound(db, { memberId, vendor, roundId });
  return bets.length > 0 ? bets : [bet];
}
