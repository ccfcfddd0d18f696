import { checkProof } from './check.ts';
import type { Sheets } from './check-round.ts';
import { showPage } from './page.ts';
import { type Checked, type Verdict, verdictOf } from './said.ts';

/** Written before this script when the page is put together: the published tables of all games. */
declare const SHEETS: Sheets;

/** What a proof says, and what of it holds. */
export function check(text: string, noted = ''): Checked & { readonly verdict: Verdict } {
  const checked = checkProof(text, SHEETS, noted);
  return { ...checked, verdict: verdictOf(checked) };
}

if (typeof document !== 'undefined') showPage(check);
