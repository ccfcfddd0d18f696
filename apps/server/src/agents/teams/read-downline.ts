import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/team';
import { assert } from '@baize/std/assert';
import { sum, ZERO } from '@baize/std/money';
import { atOneMoment, type Tx } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { readPockets } from '../../books/ledger/index.ts';
import { findPassword } from '../../people/credentials/index.ts';
import { daysOf } from '../../records/index.ts';
import { crumbsOf, getPlace, isDirect } from '../agents/index.ts';
import { readActiveAmount } from './active-members.ts';
import { listPeople, personAlone } from './downline-queries.ts';
import { viewDownlines } from './downline-view.ts';
import { readSums } from './figure-sums.ts';
import type { TeamsOptions } from './options.ts';
import { listDayFigures } from './overview-queries.ts';

type Call = typeof contract.readDownline;

/** One member of the caller's tree, by themselves and with everybody below. */
export const readDownline = (
  ctx: Ctx,
  options: TeamsOptions,
  input: Input<Call>,
): Promise<Output<Call>> => atOneMoment(ctx, (tx) => detailOf(ctx, tx, { options, input }));

type DownlineRequest = { readonly options: TeamsOptions; readonly input: Input<Call> };

async function detailOf(
  ctx: Ctx,
  tx: Tx,
  { options, input }: DownlineRequest,
): Promise<Output<Call>> {
  const { brand } = options.site;
  const { memberId } = input;
  const crumbs = await crumbsOf(tx, ctx.caller.memberId, memberId);
  const { path } = await getPlace(tx, ctx.caller.memberId);
  const { from, to } = daysOf(input, ctx.clock.now(), brand.timezone);
  const span = { from, to };
  const currency = brand.currency.code;
  const rows = await listPeople(tx, personAlone(memberId), { span, currency, limit: 1 });
  const [downline] = await viewDownlines(ctx, tx, { options, path, rows });
  assert(downline, 'who has a place is a member');
  const pockets = (await readPockets(tx, [memberId], currency)).get(memberId);
  return {
    from,
    to,
    activeValidBets: await readActiveAmount(tx, brand),
    crumbs,
    isDirect: await isDirect(tx, ctx.caller.memberId, memberId),
    hasFirstPassword: (await findPassword(tx, memberId, 'login'))?.is_default ?? false,
    downline,
    own: await readSums(tx, memberId, { span, scope: 'own' }),
    ownBalance: pockets ? sum(Object.values(pockets)) : ZERO,
    days: await listDayFigures(tx, { memberId, span, scope: 'team' }),
  };
}
