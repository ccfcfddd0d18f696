import { ENTRIES_PER_PAGE_MAX, listEntries, type WalletEntry } from '@baize/contract/records';
import { call } from '../../../shared/server/api.ts';
import { askedBy, type EntryQuestion } from './use-entries.ts';

/** As much as a spreadsheet of a person needs; more is asked for by fewer days. */
export const EXPORT_MAX = 10_000;

export type Exported = { readonly entries: readonly WalletEntry[]; readonly isCut: boolean };

/** All that the filters match, page after page, up to a bound. */
export async function readForExport(question: EntryQuestion): Promise<Exported> {
  const asked = { ...askedBy(question), pageSize: ENTRIES_PER_PAGE_MAX };
  const entries: WalletEntry[] = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(asked, before);
    entries.push(...page.entries);
    before = page.next;
  } while (before !== null && entries.length < EXPORT_MAX);
  return { entries, isCut: before !== null };
}

const readPage = (asked: Parameters<typeof call<typeof listEntries>>[1], before: string | null) =>
  call(listEntries, { ...asked, ...(before !== null && { before }) });
