import type { BetDetail } from '@baize/contract/records';
import type { Ctx } from '../base/kernel/index.ts';
import { type Bet, listBetsOfRound } from '../play/play/index.ts';
import { explainBets } from '../play/valid-bets/index.ts';
import { viewBet, viewOwnBet } from './bet-view.ts';
import type { RecordsOptions } from './options.ts';
import { findRecall } from './recall-address.ts';

type DetailRequest = { readonly bet: Bet; readonly language: string };

/** A bet with its round, for whoever may see it. */
export async function betDetailOf(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  options: RecordsOptions,
  { bet, language }: DetailRequest,
): Promise<BetDetail> {
  const round = await roundOf(ctx, bet);
  const explain = await explainBets(ctx.db, [bet, ...round]);
  const view = (one: Bet) => viewOwnBet(viewBet(options, one, language), explain(one));
  return {
    ...view(bet),
    changedAt: bet.changedAt.toISOString(),
    stakeBonus: bet.stake.bonus,
    payoutBonus: bet.payout.bonus,
    roundId: bet.roundId,
    betsOfRound: round.map(view),
    recallUrl: await findRecall(ctx, options, { bet, language }),
  };
}

/** A round whose bets are not known together is the bet alone. */
async function roundOf({ db }: Pick<Ctx, 'db'>, bet: Bet): Promise<readonly Bet[]> {
  const { memberId, vendor, roundId } = bet;
  const bets = roundId === null ? [] : await listBetsOfRound(db, { memberId, vendor, roundId });
  return bets.length > 0 ? bets : [bet];
}
