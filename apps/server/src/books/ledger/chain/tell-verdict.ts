import type { Verification } from './verify-ledger.ts';

export type Verdict = { readonly lines: readonly string[]; readonly exitCode: 0 | 1 | 2 };

/** What a person, and a script by the exit code, is told: 0 sound, 1 broken, 2 nothing to verify. */
export function tellVerdict({ days, transfers, hasEntries, head, breaks }: Verification): Verdict {
  const found = `${days} closed days, ${transfers} transfers in them, last digest ${head.toString('hex')}`;
  if (breaks.length > 0) {
    return { lines: [found, ...breaks, `The books are BROKEN (${breaks.length}).`], exitCode: 1 };
  }
  if (!hasEntries) {
    const advice = 'Nothing to verify: there is no entry. Is this the right database?';
    return { lines: [found, advice], exitCode: 2 };
  }
  if (days === 0) {
    const advice =
      'Nothing to verify yet: no day is closed. The balances add up; the first day closes after midnight.';
    return { lines: [found, advice], exitCode: 2 };
  }
  return { lines: [found, 'The books are sound.'], exitCode: 0 };
}
