import type { Input, Output } from '@baize/contract/endpoint';
import type { readDeskBet as contract } from '@baize/contract/found-record';
import { answerLanguage } from '../../base/brand/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { findBetOfAny } from '../../play/play/index.ts';
import { betDetailOf, type RecordsOptions, readBetId } from '../../records/index.ts';

/** A bet as its member sees it, for whoever answers their questions about it. */
export const readDeskBet =
  (options: RecordsOptions) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { betId, language }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const name = readBetId(betId);
    const bet = name && (await findBetOfAny(ctx.db, name));
    ensure(bet, 'not_found');
    const asked = { bet, language: answerLanguage(options.site.brand, language) };
    const detail = await betDetailOf(ctx, options, asked);
    const accounts = await listAccounts(ctx.db, [bet.memberId]);
    return { ...detail, memberId: bet.memberId, account: accounts.get(bet.memberId) ?? '' };
  };
