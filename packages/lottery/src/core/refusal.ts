/**
 * Why something chosen or entered cannot be taken, as data: a page says it in its language. Where a
 * number is out of bounds, both bounds are named.
 */
export type Refusal =
  /** Another number of groups than the play has: places of a direct play, doubles and singles. */
  | {
      readonly reason: 'groups';
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  /** Not one of the numbers or options there are. */
  | {
      readonly reason: 'number';
      readonly found: string;
      readonly least: string;
      readonly most: string;
    }
  /** The same number twice in one group. */
  | { readonly reason: 'twice'; readonly found: string }
  /** Too few or too many numbers in a group. */
  | {
      readonly reason: 'count';
      readonly group: number;
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  /** The choice makes no line, or more lines than one bet may have. */
  | {
      readonly reason: 'lines';
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly reason: 'unit';
      readonly found: string;
      readonly least: string;
      readonly most: string;
    }
  | {
      readonly reason: 'multiple';
      readonly found: string;
      readonly least: string;
      readonly most: string;
    }
  | { readonly reason: 'play'; readonly found: string }
  /** A list with no numbers, or with more than are read at once. */
  | {
      readonly reason: 'length';
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  /** A text with more characters than are read. */
  | {
      readonly reason: 'text';
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  /** Not written as it must be: not a list of lists of texts. */
  | { readonly reason: 'form' };

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const taken = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

export const refused = (refusal: Refusal): Outcome<never> => ({ ok: false, refusal });
