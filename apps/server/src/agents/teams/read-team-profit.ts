import type { Input, Output } from '@baize/contract/endpoint';
import { type readTeamProfit as Contract, PROFITS_PER_PAGE } from '@baize/contract/team';
import { atOneMoment, type Tx } from '../../base/db/index.ts';
import { type Ctx, listOrder } from '../../base/kernel/index.ts';
import { getMember, roleOf } from '../../people/members/index.ts';
import { daysOf } from '../../records/index.ts';
import { crumbsOf } from '../agents/index.ts';
import { readActiveAmount } from './active-members.ts';
import {
  BY_ACCOUNT,
  directPeople,
  listPeople,
  markOf,
  peopleWithFigures,
} from './downline-queries.ts';
import { figuresOf, readSums } from './figure-sums.ts';
import { readClosedTo } from './mark-queries.ts';
import type { TeamsOptions } from './options.ts';
import { readOwnBalance, readTeamBalance } from './read-team-balance.ts';

type Call = typeof Contract;
type ProfitPage = Output<Call>;
type ProfitRow = ProfitPage['rows'][number];

/**
 * The people behind a figure of the overview: what somebody of the caller's tree did themselves, and
 * those directly below with their teams; or (`direct`) those directly below by themselves. A page at a
 * time: some have tens of thousands.
 */
export const readTeamProfit = (
  ctx: Ctx,
  options: Pick<TeamsOptions, 'site'>,
  input: Input<Call>,
): Promise<ProfitPage> => atOneMoment(ctx, (tx) => profitOf(ctx, tx, { ...options, input }));

type ProfitAsked = Pick<TeamsOptions, 'site'> & { readonly input: Input<Call> };

async function profitOf(ctx: Ctx, tx: Tx, { site, input }: ProfitAsked): Promise<ProfitPage> {
  const { brand } = site;
  const memberId = input.of ?? ctx.caller.memberId;
  const scope = input.scope ?? 'team';
  const crumbs = await crumbsOf(tx, ctx.caller.memberId, memberId);
  const { from, to } = daysOf(input, ctx.clock.now(), brand.timezone);
  const span = { from, to };
  const currency = brand.currency.code;
  const order = listOrder(input, BY_ACCOUNT);
  const people = directPeople(memberId);
  const below = await listPeople(
    tx,
    // Of the balance everybody has a part, whether anything was counted of them or not.
    input.figure === 'balance' ? people : peopleWithFigures(people, { span, currency }),
    {
      span,
      currency,
      scope: scope === 'team' ? 'team' : 'own',
      order,
      figure: input.figure,
      after: input.after,
      limit: PROFITS_PER_PAGE + 1,
    },
  );
  const rows = below.slice(0, PROFITS_PER_PAGE).map(
    (row): ProfitRow => ({
      memberId: row.member_id,
      account: row.account,
      nickname: row.nickname,
      isAgent: roleOf(brand, row.type) === 'agent',
      isSelf: false,
      balance: row.balance,
      ...figuresOf(row),
    }),
  );
  const last = rows.at(-1);
  const hasSelf = scope === 'team' && input.after === undefined;
  return {
    from,
    to,
    asOf: (await readClosedTo(tx)).toISOString(),
    activeValidBets: await readActiveAmount(tx, brand),
    crumbs,
    rows: [...(hasSelf ? await readSelf(tx, { site, input, memberId, span }) : []), ...rows],
    next: below.length > rows.length && last ? markOf(order, last) : null,
    totals: {
      balance: await readTeamBalance(tx, memberId, { currency, scope }),
      ...(await readSums(tx, memberId, { span, scope })),
    },
  };
}

type SelfAsked = ProfitAsked & {
  readonly memberId: Parameters<typeof getMember>[1];
  readonly span: { readonly from: string; readonly to: string };
};

/** What whoever is looked at did themselves; not told where the figure asked for is nothing. */
async function readSelf(
  tx: Tx,
  { site: { brand }, input, memberId, span }: SelfAsked,
): Promise<readonly ProfitRow[]> {
  const { account, nickname, type } = await getMember(tx, memberId);
  const self = {
    memberId,
    account,
    nickname,
    isAgent: roleOf(brand, type) === 'agent',
    isSelf: true,
    balance: await readOwnBalance(tx, memberId, brand.currency.code),
    ...(await readSums(tx, memberId, { span, scope: 'own' })),
  };
  const isAsked = input.figure === undefined || BigInt(self[input.figure]) !== 0n;
  return isAsked ? [self] : [];
}
