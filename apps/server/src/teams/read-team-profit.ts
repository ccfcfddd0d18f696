import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/team';
import { crumbsOf } from '../agents/index.ts';
import { atOneMoment, type Tx } from '../db/index.ts';
import type { Ctx } from '../kernel/index.ts';
import { getMember, roleOf } from '../members/index.ts';
import { daysOf } from '../records/index.ts';
import { directPeople, listPeople } from './downline-queries.ts';
import { figuresOf, readSums } from './figure-sums.ts';
import { readClosedTo } from './mark-queries.ts';
import type { TeamsOptions } from './options.ts';

type Call = typeof contract.readTeamProfit;

/** What somebody of the caller's tree did themselves, and everybody directly below with their teams. */
export const readTeamProfit = (
  ctx: Ctx,
  options: Pick<TeamsOptions, 'site'>,
  input: Input<Call>,
): Promise<Output<Call>> => atOneMoment(ctx, (tx) => profitOf(ctx, tx, { ...options, input }));

type Asked = Pick<TeamsOptions, 'site'> & { readonly input: Input<Call> };

const EVERYBODY = 2_147_483_647;

async function profitOf(ctx: Ctx, tx: Tx, { site, input }: Asked): Promise<Output<Call>> {
  const { brand } = site;
  const memberId = input.of ?? ctx.caller.memberId;
  const crumbs = await crumbsOf(tx, ctx.caller.memberId, memberId);
  const { from, to } = daysOf(input, ctx.clock.now(), brand.timezone);
  const span = { from, to };
  const { account, type } = await getMember(tx, memberId);
  const isAgent = (each: number) => roleOf(brand, each) === 'agent';
  const own = await readSums(tx, memberId, { span, scope: 'own' });
  const currency = brand.currency.code;
  const below = await listPeople(tx, directPeople(memberId), { span, currency, limit: EVERYBODY });
  return {
    from,
    to,
    asOf: (await readClosedTo(tx)).toISOString(),
    crumbs,
    rows: [
      { memberId, account, isAgent: isAgent(type), isSelf: true, ...own },
      ...below.map((row) => ({
        memberId: row.member_id,
        account: row.account,
        isAgent: isAgent(row.type),
        isSelf: false,
        ...figuresOf(row),
      })),
    ],
    totals: await readSums(tx, memberId, { span, scope: 'team' }),
  };
}
