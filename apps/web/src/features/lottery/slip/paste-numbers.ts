import type { Entry, Selection } from '@baize/lottery/core/entry';
import { pasteList } from '@baize/lottery/slip/paste-list';
import { SLIP_LINES_MAX } from './slip.ts';

/** Longer texts hold more numbers than a slip takes, whatever is in them. */
export const PASTE_TEXT_MAX = 200_000;

export type Pasted =
  | { readonly kind: 'read'; readonly numbers: readonly string[]; readonly repeated: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'too-many'; readonly found: number; readonly most: number }
  | {
      readonly kind: 'bad';
      readonly found: string;
      readonly least: string;
      readonly most: string;
    };

/** Reads a pasted list; a text that is too long to be one is not looked at. */
export function pasteNumbers(entry: Entry, text: string): Pasted {
  if (text.trim() === '') return { kind: 'nothing' };
  if (text.length > PASTE_TEXT_MAX) return { kind: 'too-long' };
  const read = pasteList(entry, text);
  if (read.ok) {
    const numbers = read.value.selection[0] ?? [];
    return numbers.length > SLIP_LINES_MAX
      ? { kind: 'too-many', found: numbers.length, most: SLIP_LINES_MAX }
      : { kind: 'read', numbers, repeated: read.value.repeated };
  }
  const { refusal } = read;
  if (refusal.reason === 'number') {
    const { found, least, most } = refusal;
    return { kind: 'bad', found, least, most };
  }
  if (refusal.reason === 'length' || refusal.reason === 'lines' || refusal.reason === 'count') {
    return refusal.found < 1
      ? { kind: 'nothing' }
      : { kind: 'too-many', found: refusal.found, most: SLIP_LINES_MAX };
  }
  return { kind: 'bad', found: text.trim().slice(0, 20), least: '', most: '' };
}

/** Numbers that are chosen already, and those that come, each once. */
export const withNumbers = (selection: Selection, numbers: readonly string[]): Selection => [
  [...new Set([...(selection[0] ?? []), ...numbers])].sort(),
];
