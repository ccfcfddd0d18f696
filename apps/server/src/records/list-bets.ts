import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/records';
import { answerLanguage } from '../brand/index.ts';
import { type Ctx, ensure } from '../kernel/index.ts';
import { type Bet, findBet, listBets as listFrom } from '../play/index.ts';
import { viewBet } from './bet-view.ts';
import type { RecordsOptions } from './options.ts';
import { readBetId } from './rules.ts';

type Call = typeof contract.listBets;

/** A page of the caller's own bets. One more is read than is shown, to know whether it goes on. */
export async function listBets(
  ctx: Ctx,
  options: RecordsOptions,
  { language, before }: Input<Call>,
): Promise<Output<Call>> {
  const bets = await listFrom(ctx.db, {
    memberId: ctx.caller.memberId,
    before: before === undefined ? null : await lastOfPage(ctx, before),
    limit: contract.BETS_PER_PAGE + 1,
  });
  const spoken = answerLanguage(options.site.brand, language);
  const shown = bets.slice(0, contract.BETS_PER_PAGE);
  return {
    bets: shown.map((bet) => viewBet(options, bet, spoken)),
    hasMore: bets.length > shown.length,
  };
}

async function lastOfPage({ db, caller }: Ctx, betId: string): Promise<Bet> {
  const name = readBetId(betId);
  const bet = name && (await findBet(db, caller.memberId, name));
  ensure(bet, 'not_found');
  return bet;
}
