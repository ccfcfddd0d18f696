import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/records';
import { answerLanguage } from '../base/brand/index.ts';
import { type Ctx, ensure } from '../base/kernel/index.ts';
import { findBet } from '../play/play/index.ts';
import { betDetailOf } from './bet-detail.ts';
import type { RecordsOptions } from './options.ts';
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
  return betDetailOf(ctx, options, {
    bet,
    language: answerLanguage(options.site.brand, language),
  });
}
