import { useState } from 'react';
import { type Json, type Path, setAt } from './body.ts';
import { type Difference, differencesOf } from './difference.ts';
import { type Draft, dropDraft, keepDraft, keptDraft } from './draft.ts';

/** The version that is on the site; 0 for a row that is new. */
export type Base = { readonly version: number; readonly body: Json };

export type Editing = {
  readonly body: Json;
  /** The version that was read before it was edited. */
  readonly after: number;
  readonly changes: readonly Difference[];
  readonly onChange: (path: Path, value: Json | undefined) => void;
  /** Goes on with what was written, over the version that is on the site now. */
  readonly rebase: () => void;
  readonly discard: () => void;
};

/** What is written and not yet published, beside what is on the site. */
export function useEditing(row: { kind: string; key: string }, base: Base): Editing {
  const { kind, key } = row;
  const [draft, setDraft] = useState<Draft | null>(() => keptDraft(kind, key));
  const body = draft?.body ?? base.body;
  const write = (next: Draft) => {
    keepDraft(kind, key, next);
    setDraft(next);
  };
  const after = draft?.after ?? base.version;
  return {
    body,
    after,
    changes: differencesOf(base.body, body),
    onChange: (path, value) => write({ after, body: setAt(body, path, value) }),
    rebase: () => write({ after: base.version, body }),
    discard: () => {
      dropDraft(kind, key);
      setDraft(null);
    },
  };
}
