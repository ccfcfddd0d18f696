import type { Input, Output } from '@baize/contract/endpoint';
import type { readTeamBet as Contract } from '@baize/contract/team-bet';
import { answerLanguage } from '../../base/brand/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { findBetOfAny } from '../../play/play/index.ts';
import { betDetailOf, readBetId } from '../../records/index.ts';
import { findInTeam } from '../agents/index.ts';
import type { TeamsOptions } from './options.ts';

type Call = typeof Contract;

/** One bet of the caller's own tree; anybody else's is as unknown as one that never was. */
export async function readTeamBet(
  ctx: Ctx,
  options: TeamsOptions,
  { betId, language }: Input<Call>,
): Promise<Output<Call>> {
  const name = readBetId(betId);
  const bet = name && (await findBetOfAny(ctx.db, name));
  ensure(bet && (await findInTeam(ctx.db, ctx.caller.memberId, bet.memberId)), 'not_found');
  const { memberId } = bet;
  const detail = await betDetailOf(ctx, options, {
    bet,
    language: answerLanguage(options.site.brand, language),
  });
  const accounts = await listAccounts(ctx.db, [memberId]);
  return { ...detail, memberId, account: accounts.get(memberId) ?? '' };
}
