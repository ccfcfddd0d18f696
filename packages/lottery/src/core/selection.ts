import { products, subsets } from './combine.ts';
import { type Entry, inOrder, lineOf, type Selection, tokensOf } from './entry.ts';
import { type Outcome, refused, taken } from './refusal.ts';

/** More lines than this are no bet but a way to keep the settlement busy. */
export const LINES_MAX = 100_000;

type GroupBounds = {
  readonly least: number;
  readonly most: number;
  readonly isOf: (token: string) => boolean;
  readonly bounds: readonly [string, string];
};

/** Checks a selection and puts it in its one form: each group in the order of the numbers. */
export function readSelection(entry: Entry, sent: unknown): Outcome<Selection> {
  if (!isSelection(sent)) return refused({ reason: 'form' });
  const isList = isWholeLines(entry, sent);
  const groups = isList ? [listBounds(entry)] : groupBounds(entry);
  if (sent.length !== groups.length) {
    const count = groups.length;
    return refused({ reason: 'groups', found: sent.length, least: count, most: count });
  }
  const read: (readonly string[])[] = [];
  for (const [group, bounds] of groups.entries()) {
    const tokens = readGroup(bounds, group, (sent[group] ?? []).map(canonicalToken(entry, isList)));
    if (!tokens.ok) return tokens;
    read.push(tokens.value);
  }
  const lines = countLines(entry, read);
  if (lines < 1 || lines > LINES_MAX) {
    return refused({ reason: 'lines', found: lines, least: 1, most: LINES_MAX });
  }
  return taken(read);
}

/** The one text of a selection that was read: tokens by `,` and groups by `/`. */
export const selectionText = (selection: Selection): string =>
  selection.map((group) => group.join(',')).join('/');

const isSelection = (sent: unknown): sent is Selection =>
  Array.isArray(sent) &&
  sent.every((group) => Array.isArray(group) && group.every((token) => typeof token === 'string'));

const groupCount = (entry: Entry): number =>
  entry.kind === 'places' || entry.kind === 'fixed'
    ? entry.places
    : entry.kind === 'repeats'
      ? entry.groups.length
      : 1;

/** A play of several groups that came as one: its tokens are lines. */
const isWholeLines = (entry: Entry, selection: Selection): boolean =>
  selection.length === 1 && groupCount(entry) > 1;

const canonicalToken =
  (entry: Entry, isList: boolean) =>
  (token: string): string =>
    (entry.kind === 'numbers' && entry.isSorted) || (entry.kind === 'repeats' && isList)
      ? inOrder(token)
      : token;

function readGroup(
  { least, most, isOf, bounds }: GroupBounds,
  group: number,
  tokens: readonly string[],
): Outcome<readonly string[]> {
  const wrong = tokens.find((token) => !isOf(token));
  if (wrong !== undefined) {
    const found = wrong.slice(0, 20);
    return refused({ reason: 'number', found, least: bounds[0], most: bounds[1] });
  }
  const sorted = tokens.toSorted();
  const twice = sorted.find((token, place) => sorted[place + 1] === token);
  if (twice !== undefined) return refused({ reason: 'twice', found: twice });
  const found = tokens.length;
  return found < least || found > most
    ? refused({ reason: 'count', group, found, least, most })
    : taken(sorted);
}

const tokenBounds = (tokens: readonly string[]): Pick<GroupBounds, 'isOf' | 'bounds'> => ({
  isOf: (token) => tokens.includes(token),
  bounds: [tokens[0] ?? '', tokens.at(-1) ?? ''],
});

function groupBounds(entry: Entry): readonly GroupBounds[] {
  switch (entry.kind) {
    case 'numbers':
      return [numberBounds(entry.length)];
    case 'options':
      return [{ least: 1, most: entry.options.length, ...tokenBounds(entry.options) }];
    case 'pool':
      return [{ least: entry.pick, most: entry.tokens.length, ...tokenBounds(entry.tokens) }];
    case 'repeats':
      return entry.groups.map(({ pick }) => ({
        least: pick,
        most: entry.tokens.length,
        ...tokenBounds(entry.tokens),
      }));
    case 'places':
    case 'fixed':
      return Array.from({ length: entry.places }, () => ({
        least: entry.kind === 'fixed' ? 0 : 1,
        most: entry.tokens.length,
        ...tokenBounds(entry.tokens),
      }));
  }
}

const numberBounds = (length: number): GroupBounds => ({
  least: 1,
  most: Math.min(10 ** length, LINES_MAX),
  isOf: (token) => token.length === length && /^[0-9]+$/.test(token),
  bounds: ['0'.repeat(length), '9'.repeat(length)],
});

/** What a whole line of this entry looks like, when lines are listed instead of chosen by place. */
function listBounds(entry: Entry): GroupBounds {
  if (entry.kind === 'places') return placesBounds(entry);
  const tokens = entry.kind === 'repeats' || entry.kind === 'fixed' ? entry.tokens : [];
  const all = [...linesOf(entry, Array<readonly string[]>(groupCount(entry)).fill(tokens))].sort();
  return { least: 1, most: all.length, ...tokenBounds(all) };
}

function placesBounds(entry: Extract<Entry, { kind: 'places' }>): GroupBounds {
  const { tokens, places, isDistinct = false } = entry;
  const lineAt = (from: readonly string[]) =>
    lineOf(isDistinct ? from.slice(0, places) : Array<string>(places).fill(from[0] ?? ''));
  return {
    least: 1,
    most: LINES_MAX,
    isOf: (line) => {
      const parts = tokensOf(line);
      const isEach = parts.length === places && parts.every((token) => tokens.includes(token));
      return isEach && (!isDistinct || new Set(parts).size === places);
    },
    bounds: [lineAt(tokens), lineAt(tokens.toReversed())],
  };
}

export function countLines(entry: Entry, selection: Selection): number {
  if (isWholeLines(entry, selection)) return selection[0]?.length ?? 0;
  const sizes = selection.map((group) => group.length);
  if (entry.kind === 'pool') return chooseCount(sizes[0] ?? 0, entry.pick);
  if (entry.kind === 'fixed') return sizes.reduce((all, size) => all + size, 0);
  if (entry.kind === 'places') {
    return entry.isDistinct ? countDistinct(selection) : sizes.reduce((all, size) => all * size, 1);
  }
  if (entry.kind === 'numbers' || entry.kind === 'options') return sizes[0] ?? 0;
  let count = 0;
  for (const _ of linesOf(entry, selection)) count += 1;
  return count;
}

/** Ways to take one token of each group, none twice: counted by what is taken, not written out. */
function countDistinct(selection: Selection): number {
  const tokens = [...new Set(selection.flat())];
  let ways = new Map<number, number>([[0, 1]]);
  for (const group of selection) {
    const next = new Map<number, number>();
    for (const [used, count] of ways) {
      for (const token of group) {
        const bit = 1 << tokens.indexOf(token);
        if ((used & bit) === 0) next.set(used | bit, (next.get(used | bit) ?? 0) + count);
      }
    }
    ways = next;
  }
  return [...ways.values()].reduce((all, count) => all + count, 0);
}

function chooseCount(from: number, pick: number): number {
  let ways = 1;
  for (let step = 1; step <= pick; step += 1) ways = (ways * (from - pick + step)) / step;
  return from < pick ? 0 : Math.round(ways);
}

/** Every line of a selection that was read, each once. */
export function* linesOf(entry: Entry, selection: Selection): Generator<string> {
  const [first = []] = selection;
  if (isWholeLines(entry, selection)) yield* first;
  else if (entry.kind === 'numbers' || entry.kind === 'options') yield* first;
  else if (entry.kind === 'pool') {
    for (const tokens of subsets(first, entry.pick)) yield lineOf(tokens);
  } else if (entry.kind === 'places') {
    for (const tokens of products(selection)) {
      if (!entry.isDistinct || new Set(tokens).size === tokens.length) yield lineOf(tokens);
    }
  } else if (entry.kind === 'fixed') {
    for (const [place, tokens] of selection.entries()) {
      for (const token of tokens) yield `${place + 1}:${token}`;
    }
  } else {
    const picks = entry.groups.map(({ pick }, group) => [...subsets(selection[group] ?? [], pick)]);
    for (const taking of products(picks)) {
      const tokens = taking.flat();
      if (new Set(tokens).size < tokens.length) continue;
      const repeated = taking.flatMap((some, group) =>
        some.flatMap((token) => Array<string>(entry.groups[group]?.times ?? 1).fill(token)),
      );
      yield lineOf(repeated.sort());
    }
  }
}
