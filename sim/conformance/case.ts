import type { Kit } from './kit.ts';

/** Both sides of a comparison, as they are shown in the report. */
export type Compared = { readonly expected: unknown; readonly seen: unknown };

/** One hard case of the protocol. It leaves the player able to play the next. */
export type Case = {
  readonly id: string;
  readonly title: string;
  /** Says why it cannot be played here; null when it can. */
  readonly skip?: (kit: Kit) => string | null;
  readonly run: (kit: Kit) => Promise<readonly Compared[]>;
};

export type Result = {
  readonly id: string;
  readonly title: string;
  readonly outcome: 'pass' | 'fail' | 'skip';
  readonly expected: string;
  readonly seen: string;
};

/** Plays one case and says what came of it. A fault of the other side fails the case alone. */
export async function playCase(each: Case, kit: Kit): Promise<Result> {
  const { id, title } = each;
  const skipped = each.skip?.(kit) ?? null;
  if (skipped !== null) return { id, title, outcome: 'skip', expected: '', seen: skipped };
  try {
    const compared = await each.run(kit);
    const different = compared.find(({ expected, seen }) => show(expected) !== show(seen));
    const shown = different ?? { expected: compared.map((pair) => pair.expected), seen: null };
    return {
      id,
      title,
      outcome: different ? 'fail' : 'pass',
      expected: show(shown.expected),
      seen: show(different ? shown.seen : compared.map((pair) => pair.seen)),
    };
  } catch (error) {
    return { id, title, outcome: 'fail', expected: 'an answer', seen: String(error) };
  }
}

const show = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)) ??
  'nothing';

export const same = (expected: unknown, seen: unknown): Compared => ({ expected, seen });
