import type { Input, Output } from '@baize/contract/endpoint';
import type { WalletEntry } from '@baize/contract/records';
import { ENTRIES_PER_PAGE } from '@baize/contract/records';
import type * as contract from '@baize/contract/team';
import { type Ctx, ensure, listOrder } from '../../base/kernel/index.ts';
import {
  type EntryMark,
  type EntryOrder,
  listEntriesOfMany,
  type TeamEntry,
} from '../../books/ledger/index.ts';
import { listAccounts, memberAlone } from '../../people/members/index.ts';
import { daysOf, listEntriesOf, readReferences, reasonsOf, typeOf } from '../../records/index.ts';
import { findOfTeam, membersOfTeam } from './find-of-team.ts';
import type { TeamsOptions } from './options.ts';

type Call = typeof contract.listTeamEntries;
type Options = Pick<TeamsOptions, 'site'>;

/**
 * A page of what moved in the wallets of the caller's team. Of one member everything is told; of all
 * together what is neither a bet nor its result, which would be nearly all of it.
 */
export async function listTeamEntries(
  ctx: Ctx,
  options: Options,
  input: Input<Call>,
): Promise<Output<Call>> {
  const order = listOrder(input, { by: 'at', isDown: true });
  const { account } = input;
  if (account === undefined || account === '') {
    ensure(input.type !== 'play', 'invalid_input');
    const members = await membersOfTeam(ctx.db, ctx.caller.memberId, input);
    return sortedPage(ctx, options, { input, order, members, areSeldom: true });
  }
  if (order.by === 'at' && order.isDown) return newestOfOne(ctx, options, { ...input, account });
  const { memberId } = await findOfTeam(ctx.db, ctx.caller.memberId, account);
  return sortedPage(ctx, options, { input, order, members: memberAlone(memberId) });
}

/** By the numbers of the entries in each pocket: however many there are, a page is found at once. */
async function newestOfOne(
  ctx: Ctx,
  options: Options,
  { account, ...input }: Input<Call> & { readonly account: string },
): Promise<Output<Call>> {
  const person = await findOfTeam(ctx.db, ctx.caller.memberId, account);
  ensure(/^(\d+-){3}\d+$|^$/.test(input.before ?? ''), 'invalid_input');
  const page = await listEntriesOf(ctx, options, {
    ...input,
    memberId: person.memberId,
  });
  return { ...page, entries: page.entries.map((entry) => ({ ...entry, ...person })) };
}

type SortedWanted = {
  readonly input: Input<Call>;
  readonly order: EntryOrder;
  readonly members: Parameters<typeof listEntriesOfMany>[1]['members'];
  readonly areSeldom?: boolean;
};

async function sortedPage(
  ctx: Ctx,
  { site: { brand } }: Options,
  { input, order, members, areSeldom = false }: SortedWanted,
): Promise<Output<Call>> {
  const days = daysOf(input, ctx.clock.now(), brand.timezone);
  const size = input.pageSize ?? ENTRIES_PER_PAGE;
  const entries = await listEntriesOfMany(ctx.db, {
    members,
    currency: brand.currency.code,
    span: { from: days.start, to: days.end },
    reasons: { ...reasonsOf(input.type), ...(areSeldom && { areSeldom }) },
    order,
    before: readMark(input.before),
    limit: size + 1,
  });
  const shown = entries.slice(0, size);
  const last = shown.at(-1);
  const referenceOf = await readReferences(
    ctx.db,
    shown.map(({ requestKey }) => requestKey),
  );
  const names = await listAccounts(ctx.db, [...new Set(shown.map(({ memberId }) => memberId))]);
  return {
    from: days.from,
    to: days.to,
    entries: shown.map((entry) => ({
      ...viewOf(entry),
      memberId: entry.memberId,
      account: names.get(entry.memberId) ?? '',
      reference: referenceOf(entry.requestKey),
    })),
    next: entries.length > size && last ? writeMark(last, order) : null,
  };
}

const viewOf = (entry: TeamEntry): Omit<WalletEntry, 'reference' | 'game'> => ({
  entryId: `${entry.transferId}-${entry.purpose}`,
  at: entry.at.toISOString(),
  type: typeOf(entry),
  pocket: entry.purpose,
  amount: entry.amount,
  balance: entry.balance,
});

const writeMark = ({ at, transferId, isArrival, ...figures }: TeamEntry, { by }: EntryOrder) =>
  `${at.getTime()}:${transferId}:${isArrival ? 1 : 0}:${by === 'at' ? 0 : figures[by]}`;

const MARK = /^(\d{1,13}):(\d{1,18}):([01]):(-?\d{1,18})$/;

function readMark(text: string | undefined): EntryMark | null {
  if (!text) return null;
  const [, at, transferId, side, figure] = MARK.exec(text) ?? [];
  ensure(at && transferId && figure, 'invalid_input');
  return {
    at: new Date(Number(at)),
    transferId: BigInt(transferId),
    isArrival: side === '1',
    figure: BigInt(figure),
  };
}
