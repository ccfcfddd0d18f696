import type { Json } from './body.ts';

/** What somebody has begun to write stays in the tab, also when they look at another page. */
export type Draft = { readonly after: number; readonly body: Json };

const keyOf = (kind: string, key: string) => `content ${kind} ${key}`;

export function keptDraft(kind: string, key: string): Draft | null {
  const kept = sessionStorage.getItem(keyOf(kind, key));
  return kept === null ? null : (JSON.parse(kept) as Draft);
}

export const keepDraft = (kind: string, key: string, draft: Draft) =>
  sessionStorage.setItem(keyOf(kind, key), JSON.stringify(draft));

export const dropDraft = (kind: string, key: string) => sessionStorage.removeItem(keyOf(kind, key));
