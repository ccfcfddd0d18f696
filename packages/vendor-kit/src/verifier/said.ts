import type { TextKey } from './texts.ts';

/** One thing that was checked: true, false, or null where it cannot be known. */
export type Said = {
  readonly isTrue: boolean | null;
  readonly text: TextKey;
  /** What stands in the text's places. */
  readonly with?: Readonly<Record<string, string>>;
  /** Long values beside the text, to read and to compare. */
  readonly values?: readonly (readonly [name: TextKey, value: string])[];
};

export type Checked = {
  /** What was pasted: a round of a game, a draw of a lottery, a hand of poker. */
  readonly of: 'round' | 'draw' | 'hand' | 'nothing';
  readonly steps: readonly Said[];
};

export type Verdict = 'match' | 'differs' | 'unknown';

/** One thing that is wrong is enough. */
export function verdictOf({ steps }: Checked): Verdict {
  if (steps.some(({ isTrue }) => isTrue === false)) return 'differs';
  return steps.some(({ isTrue }) => isTrue) ? 'match' : 'unknown';
}

/** The same text for the same data, in whatever order its fields are. */
export const textOf = (data: unknown): string =>
  JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
