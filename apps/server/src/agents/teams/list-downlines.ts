import type { Input, Output } from '@baize/contract/endpoint';
import { type listDownlines as Contract, DOWNLINES_PER_PAGE } from '@baize/contract/team';
import type { DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { atOneMoment, type Tx } from '../../base/db/index.ts';
import { type Ctx, listOrder } from '../../base/kernel/index.ts';
import { daysOf } from '../../records/index.ts';
import { crumbsOf, getPlace } from '../agents/index.ts';
import { readActiveAmount } from './active-members.ts';
import {
  BY_ACCOUNT,
  directPeople,
  foundPeople,
  listPeople,
  markOf,
  sumDirectBalances,
  sumPeople,
} from './downline-queries.ts';
import { viewDownlines } from './downline-view.ts';
import { figuresOf, readSums } from './figure-sums.ts';
import { readClosedTo } from './mark-queries.ts';
import type { TeamsOptions } from './options.ts';
import { countBelow } from './size-queries.ts';

type Call = typeof Contract;

/** Those directly below somebody of the caller's tree, or whoever in it has such a name. */
export const listDownlines = (
  ctx: Ctx,
  options: TeamsOptions,
  input: Input<Call>,
): Promise<Output<Call>> => atOneMoment(ctx, (tx) => pageOf(ctx, tx, { options, input }));

type DownlinesRequest = { readonly options: TeamsOptions; readonly input: Input<Call> };

async function pageOf(
  ctx: Ctx,
  tx: Tx,
  { options, input }: DownlinesRequest,
): Promise<Output<Call>> {
  const { brand } = options.site;
  const callerId = ctx.caller.memberId;
  const memberId = input.of ?? callerId;
  const crumbs = await crumbsOf(tx, callerId, memberId);
  const { path } = await getPlace(tx, callerId);
  const { from, to } = daysOf(input, ctx.clock.now(), brand.timezone);
  const currency = brand.currency.code;
  const span = { from, to };
  const isSearch = input.search !== undefined && input.search !== '';
  const people = isSearch ? foundPeople(path, input.search ?? '') : directPeople(memberId);
  const limit = DOWNLINES_PER_PAGE + 1;
  const order = listOrder(input, BY_ACCOUNT);
  const rows = await listPeople(tx, people, { span, currency, order, after: input.after, limit });
  const shown = await viewDownlines(ctx, tx, {
    options,
    path,
    rows: rows.slice(0, DOWNLINES_PER_PAGE),
  });
  const last = shown.at(-1);
  const totals = isSearch
    ? await totalsOfFound(tx, people, { span, currency })
    : await totalsOfDirect(tx, memberId, { span, currency });
  return {
    from,
    to,
    asOf: (await readClosedTo(tx)).toISOString(),
    activeValidBets: await readActiveAmount(tx, brand),
    crumbs,
    downlines: shown,
    next: rows.length > shown.length && last ? markOf(order, last) : null,
    totals,
  };
}

type Summed = { readonly span: DaySpan; readonly currency: string };

/** All directly below with their teams are all below: their sum is kept, and need not be made. */
async function totalsOfDirect(tx: Tx, memberId: MemberId, { span, currency }: Summed) {
  const { count, balance } = await sumDirectBalances(tx, memberId, { currency });
  const below = (await countBelow(tx, [memberId])).get(memberId) ?? 0;
  const figures = await readSums(tx, memberId, { span, scope: 'below' });
  return { count, members: Math.max(0, below - count), balance, ...figures };
}

async function totalsOfFound(tx: Tx, people: Parameters<typeof sumPeople>[1], summed: Summed) {
  const sums = await sumPeople(tx, people, summed);
  const { balance } = sums;
  return {
    count: Number(sums.count),
    members: Number(sums.members),
    balance,
    ...figuresOf(sums),
  };
}
