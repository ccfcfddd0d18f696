import type { SlotDefinition } from '@baize/engines/slots/definition';
import type { SlotWin } from '@baize/engines/slots/events';
import { type Language, type Speech, speech } from '../words.ts';
import { nameOf } from './symbol-names.ts';
import { type SlotWord, WORDS } from './words.ts';

export const slotSpeech = (language: Language): Speech<SlotWord> => speech(WORDS, language);

/** A win as it is read: its line or its ways, how many of which symbol. */
export function winText(win: SlotWin, { symbols }: SlotDefinition, own: Speech<SlotWord>): string {
  const symbol = symbols[win.symbol];
  const name = symbol ? nameOf(symbol.id, own.language) : '';
  const place =
    win.line === undefined
      ? win.ways !== undefined && win.ways > 1
        ? [own('ways', { count: String(win.ways) })]
        : []
      : [own('line', { line: String(win.line + 1) })];
  return [...place, `${win.count} × ${name}`].join(' · ');
}

/** How a slot pays, in two words. */
export function ruleText(definition: SlotDefinition, own: Speech<SlotWord>): string {
  const { wins, rows, strips } = definition;
  const count = (value: number) => new Intl.NumberFormat(own.tag).format(value);
  if (wins.by === 'lines') return own('lines', { count: count(wins.lines.length) });
  if (wins.by === 'ways') return own('ways', { count: count(rows ** strips.length) });
  return own('clusters', { count: count(leastCluster(definition)) });
}

export const leastCluster = ({ symbols }: SlotDefinition): number =>
  Math.min(...symbols.flatMap(({ pays }) => Object.keys(pays).map(Number)));

/** What the reels show, row by row, for those who hear it. */
export function gridText(
  grid: readonly number[],
  { symbols, rows }: SlotDefinition,
  own: Speech<SlotWord>,
): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    grid
      .filter((_symbol, cell) => cell % rows === row)
      .map((symbol) => (symbols[symbol] ? nameOf(symbols[symbol].id, own.language) : ''))
      .join(', '),
  );
  return own('reels_show', { rows: lines.join('; ') });
}
