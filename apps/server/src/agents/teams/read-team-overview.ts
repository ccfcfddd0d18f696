import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/team';
import { atOneMoment, type Tx } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { countDirectMembers } from '../../people/members/index.ts';
import { daysOf } from '../../records/index.ts';
import { crumbsOf } from '../agents/index.ts';
import { readActiveAmount } from './active-members.ts';
import { readSums } from './figure-sums.ts';
import { readClosedTo } from './mark-queries.ts';
import type { TeamsOptions } from './options.ts';
import { listCategories, listDayFigures, listMovers } from './overview-queries.ts';
import { readTeamBalance } from './read-team-balance.ts';
import { countBelow, readTeamBalances } from './size-queries.ts';
import { spanBefore } from './spans.ts';

type Call = typeof contract.readTeamOverview;

/**
 * What a team did. All of it is read from sums that are kept: as few rows for a million members as
 * for ten.
 */
export const readTeamOverview = (
  ctx: Ctx,
  options: Pick<TeamsOptions, 'site'>,
  input: Input<Call>,
): Promise<Output<Call>> => atOneMoment(ctx, (tx) => overviewOf(ctx, tx, { ...options, input }));

type TeamOverviewRequest = Pick<TeamsOptions, 'site'> & { readonly input: Input<Call> };

async function overviewOf(
  ctx: Ctx,
  tx: Tx,
  { site, input }: TeamOverviewRequest,
): Promise<Output<Call>> {
  const { caller, clock } = ctx;
  const memberId = input.of ?? caller.memberId;
  const scope = input.scope ?? 'team';
  const crumbs = await crumbsOf(tx, caller.memberId, memberId);
  const { from, to } = daysOf(input, clock.now(), site.brand.timezone);
  const span = { from, to };
  const before = spanBefore(span);
  const asOf = await readClosedTo(tx);
  const read = (await readTeamBalances(tx, [memberId])).get(memberId);
  return {
    from,
    to,
    asOf: asOf.toISOString(),
    activeValidBets: await readActiveAmount(tx, site.brand),
    crumbs,
    size: {
      direct: await countDirectMembers(tx, memberId),
      team: (await countBelow(tx, [memberId])).get(memberId) ?? 0,
    },
    balance: {
      amount: await readTeamBalance(tx, memberId, { currency: site.brand.currency.code, scope }),
      readAt: read?.read_at.toISOString() ?? null,
    },
    now: await readSums(tx, memberId, { span, scope }),
    before: await readSums(tx, memberId, { span: before, scope }),
    days: await listDayFigures(tx, { memberId, span, scope }),
    daysBefore: await listDayFigures(tx, { memberId, span: before, scope }),
    categories: await listCategories(tx, { memberId, span, scope }),
    ...(await listMovers(tx, memberId, { span, before })),
  };
}
