import { type Entry, inOrder, type Selection } from '../core/entry.ts';
import { type Outcome, type Refusal, refused, taken } from '../core/refusal.ts';
import { LINES_MAX, readSelection } from '../core/selection.ts';

export type PastedList = {
  readonly selection: Selection;
  /** How many were named again and left out. */
  readonly repeated: number;
};

/** A text above this is no list of numbers, and is not looked at. */
export const TEXT_MAX = 20_000_000;

/**
 * A list from anywhere: numbers told apart by spaces, line ends, commas, semicolons, bars or slashes,
 * in any number and mixture; digits of other scripts are read as what they mean. A number that is
 * named twice counts once. Anything that is no number of the play refuses the list, and is named.
 */
export function pasteList(entry: Entry, text: string): Outcome<PastedList> {
  if (text.length > TEXT_MAX) {
    return refused({ reason: 'text', found: text.length, least: 1, most: TEXT_MAX });
  }
  const found = readNumbers(text);
  if ('reason' in found) return refused(found);
  const isSorted = (entry.kind === 'numbers' && entry.isSorted) || entry.kind === 'repeats';
  const numbers = isSorted ? found.numbers.map(inOrder) : found.numbers;
  const different = [...new Set(numbers)];
  const read = readSelection(entry, [different]);
  if (!read.ok) return read;
  return taken({ selection: read.value, repeated: numbers.length - different.length });
}

/** What stands between numbers: East Asian and Arabic commas, stops and semicolons among it. */
const NUMBER = /[^\s,;|/\u3001\u3002\uff0c\uff1b\u060c]+/g;

function readNumbers(text: string): { readonly numbers: readonly string[] } | Refusal {
  const numbers: string[] = [];
  let count = 0;
  for (const [number] of plainDigits(text).matchAll(NUMBER)) {
    count += 1;
    // Counted to the end, so that the refusal can say how many there are.
    if (count <= LINES_MAX) numbers.push(number);
  }
  return count < 1 || count > LINES_MAX
    ? { reason: 'length', found: count, least: 1, most: LINES_MAX }
    : { numbers };
}

/** The zeros of Thai, Lao, Arabic, Persian, Devanagari and full-width digits. */
const ZEROS = [0x0e50, 0x0ed0, 0x0660, 0x06f0, 0x0966, 0xff10];

const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : `${code - zero}`;
  });
