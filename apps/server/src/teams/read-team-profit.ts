import type { Input, Output } from '@baize/contract/endpoint';
import { type readTeamProfit as Contract, PROFITS_PER_PAGE } from '@baize/contract/team';
import { crumbsOf } from '../agents/index.ts';
import { atOneMoment, type Tx } from '../db/index.ts';
import type { Ctx } from '../kernel/index.ts';
import { getMember, roleOf } from '../members/index.ts';
import { daysOf } from '../records/index.ts';
import { directPeople, listPeople, peopleWithFigures } from './downline-queries.ts';
import { figuresOf, readSums } from './figure-sums.ts';
import { readClosedTo } from './mark-queries.ts';
import type { TeamsOptions } from './options.ts';

type Call = typeof Contract;

/**
 * What somebody of the caller's tree did themselves, and those directly below with their teams, a
 * page at a time: some have tens of thousands.
 */
export const readTeamProfit = (
  ctx: Ctx,
  options: Pick<TeamsOptions, 'site'>,
  input: Input<Call>,
): Promise<Output<Call>> => atOneMoment(ctx, (tx) => profitOf(ctx, tx, { ...options, input }));

type Asked = Pick<TeamsOptions, 'site'> & { readonly input: Input<Call> };

async function profitOf(ctx: Ctx, tx: Tx, { site, input }: Asked): Promise<Output<Call>> {
  const { brand } = site;
  const memberId = input.of ?? ctx.caller.memberId;
  const crumbs = await crumbsOf(tx, ctx.caller.memberId, memberId);
  const { from, to } = daysOf(input, ctx.clock.now(), brand.timezone);
  const span = { from, to };
  const { account, type } = await getMember(tx, memberId);
  const isAgent = (each: number) => roleOf(brand, each) === 'agent';
  const own = await readSums(tx, memberId, { span, scope: 'own' });
  const below = await listPeople(tx, peopleWithFigures(directPeople(memberId), span), {
    span,
    currency: brand.currency.code,
    after: input.after,
    limit: PROFITS_PER_PAGE + 1,
  });
  const shown = below.slice(0, PROFITS_PER_PAGE);
  const self = { memberId, account, isAgent: isAgent(type), isSelf: true, ...own };
  return {
    from,
    to,
    asOf: (await readClosedTo(tx)).toISOString(),
    crumbs,
    rows: [
      ...(input.after === undefined ? [self] : []),
      ...shown.map((row) => ({
        memberId: row.member_id,
        account: row.account,
        isAgent: isAgent(row.type),
        isSelf: false,
        ...figuresOf(row),
      })),
    ],
    next: below.length > shown.length ? (shown.at(-1)?.account ?? null) : null,
    totals: await readSums(tx, memberId, { span, scope: 'team' }),
  };
}
