import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/records';
import { assert } from '@baize/std/assert';
import type { AccountId, MemberId } from '@baize/std/id';
import { answerLanguage } from '../base/brand/index.ts';
import type { Db, Tx } from '../base/db/index.ts';
import type { Ctx, World } from '../base/kernel/index.ts';
import {
  countEntriesBefore,
  type Entry,
  findMemberAccounts,
  listEntries as listFrom,
} from '../books/ledger/index.ts';
import { findMember } from '../people/members/index.ts';
import { type Days, daysOf } from './days.ts';
import { reasonsOf, typeOf } from './entry-types.ts';
import { readGames } from './game-of.ts';
import type { RecordsOptions } from './options.ts';
import { readReferences } from './reference-of.ts';

type Call = typeof contract.listEntries;

/** Entries of two processes may be numbered the other way round within a moment. */
const SLACK = 64n;

/** A page of the caller's own wallet, with the game that something was moved in. */
export async function listEntries(
  ctx: Ctx,
  options: RecordsOptions,
  input: Input<Call>,
): Promise<Output<Call>> {
  const { keys, entries, ...page } = await pageOf(ctx, options, {
    ...input,
    memberId: ctx.caller.memberId,
  });
  const language = answerLanguage(options.site.brand, ctx.origin.language);
  const gameOf = await readGames(ctx.db, options, { requestKeys: keys, language });
  return {
    ...page,
    entries: entries.map((entry, index) => ({ ...entry, game: gameOf(keys[index] ?? '') })),
  };
}

type Wanted = Input<Call> & { readonly memberId: MemberId };
type EntryView = Omit<contract.WalletEntry, 'game'>;
type EntryPage = Omit<Output<Call>, 'entries'> & { readonly entries: readonly EntryView[] };

/** A page of a member's wallet. */
export async function listEntriesOf(
  ctx: Pick<World, 'db' | 'clock'>,
  options: Pick<RecordsOptions, 'site'>,
  wanted: Wanted,
): Promise<EntryPage> {
  const { keys: _, ...page } = await pageOf(ctx, options, wanted);
  return page;
}

/**
 * Each pocket numbers its entries; a page says up to which number of each it has come, and so the
 * next begins exactly there.
 */
async function pageOf(
  ctx: Pick<World, 'db' | 'clock'>,
  { site }: Pick<RecordsOptions, 'site'>,
  { memberId, ...input }: Wanted,
): Promise<EntryPage & { readonly keys: readonly string[] }> {
  const days = daysOf(input, ctx.clock.now(), site.brand.timezone);
  const accounts = await pocketsOf(ctx.db, memberId);
  const size = input.pageSize ?? contract.ENTRIES_PER_PAGE;
  const after = await countEntriesBefore(ctx.db, accounts, days.start);
  const upTo = input.before?.split('-').map(BigInt) ?? (await lastOf(ctx.db, accounts, days));
  const entries = await listFrom(ctx.db, {
    stretches: accounts.map((account, index) => ({
      account,
      after: (after[index] ?? 0n) - SLACK,
      upTo: upTo[index] ?? 0n,
    })),
    span: { from: days.start, to: days.end },
    reasons: reasonsOf(input.type),
    limit: size + 1,
  });
  const ordered = mergeByTime(accounts.map((account) => entriesOf(entries, account)));
  const shown = ordered.slice(0, size);
  const rest = accounts.map(
    (account) => ordered.slice(size).find((entry) => entry.account === account)?.version ?? 0n,
  );
  const keys = shown.map(({ requestKey }) => requestKey);
  const referenceOf = await readReferences(ctx.db, keys);
  return {
    from: days.from,
    to: days.to,
    entries: shown.map((entry) => ({
      ...viewOf(entry, accounts),
      reference: referenceOf(entry.requestKey),
    })),
    next: ordered.length > size ? rest.join('-') : null,
    keys,
  };
}

/** The four pockets of a member, in the order of `POCKETS`. */
export async function pocketsOf(db: Db | Tx, memberId: MemberId): Promise<readonly AccountId[]> {
  const member = await findMember(db, memberId);
  assert(member, 'a caller is a member');
  const accounts = await findMemberAccounts(db, memberId, member.currency);
  return accounts ? contract.POCKETS.map((pocket) => accounts[pocket]) : [];
}

const lastOf = async (db: Db, accounts: readonly AccountId[], { end }: Days) =>
  (await countEntriesBefore(db, accounts, end)).map((count) => count + SLACK);

const entriesOf = (entries: readonly Entry[], account: AccountId) =>
  entries.filter((entry) => entry.account === account);

/** The newest first, and those of one pocket always in the order of their numbers. */
function mergeByTime(pockets: readonly (readonly Entry[])[]): readonly Entry[] {
  const heads = pockets.map(() => 0);
  const merged: Entry[] = [];
  for (;;) {
    const waiting = pockets.flatMap((entries, pocket) => {
      const entry = entries[heads[pocket] ?? 0];
      return entry ? [{ entry, pocket }] : [];
    });
    const [first, ...others] = waiting;
    if (!first) return merged;
    const next = others.reduce((best, one) => (isNewer(one.entry, best.entry) ? one : best), first);
    merged.push(next.entry);
    heads[next.pocket] = (heads[next.pocket] ?? 0) + 1;
  }
}

const isNewer = (a: Entry, b: Entry): boolean =>
  a.at.getTime() === b.at.getTime() ? a.transferId > b.transferId : a.at.getTime() > b.at.getTime();

function viewOf(entry: Entry, accounts: readonly AccountId[]): Omit<EntryView, 'reference'> {
  const pocket = contract.POCKETS[accounts.indexOf(entry.account)];
  assert(pocket, 'an entry is of a pocket that was asked for');
  return {
    entryId: `${entry.transferId}-${pocket}`,
    at: entry.at.toISOString(),
    type: typeOf(entry),
    pocket,
    amount: entry.amount,
    balance: entry.balance,
  };
}
