import type { Selection } from '@baize/lottery/core/entry';

type TokenPlace = { readonly group: number; readonly token: string };

/** Takes a token into its group, or out of it; groups stay in rising order. */
export function toggleToken(selection: Selection, { group, token }: TokenPlace): Selection {
  const tokens = selection[group] ?? [];
  const next = tokens.includes(token)
    ? tokens.filter((other) => other !== token)
    : [...tokens, token].sort();
  return setGroup(selection, group, next);
}

/** Puts these tokens in place of a group. An empty selection is none. */
export function setGroup(
  selection: Selection,
  group: number,
  tokens: readonly string[],
): Selection {
  const groups = Math.max(selection.length, group + 1);
  const next = Array.from({ length: groups }, (_, at) =>
    at === group ? [...tokens] : (selection[at] ?? []),
  );
  return next.every((each) => each.length === 0) ? [] : next;
}
