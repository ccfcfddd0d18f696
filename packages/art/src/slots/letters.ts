import { each, group, line, pen } from '../shapes.ts';

/** Letters as a pen draws them, in a box from -50 to 50: pictures know no fonts. */
const STROKES = {
  A: 'M-36,50 L0,-50 L36,50 M-23,16 H23 M-50,50 H-24 M24,50 H50',
  C: 'M38,-26 C30,-42 18,-50 2,-50 C-24,-50 -38,-28 -38,0 C-38,28 -24,50 2,50 C18,50 30,42 38,26',
  D: 'M-32,-50 V50 H-4 C22,50 36,30 36,0 C36,-30 22,-50 -4,-50Z',
  E: 'M32,-50 H-30 V50 H34 M-30,0 H20',
  I: 'M0,-50 V50',
  J: 'M-14,-50 H40 M18,-50 V18 C18,40 6,50 -10,50 C-28,50 -36,38 -36,22',
  K: 'M-28,-50 V50 M34,-50 L-28,10 M-8,-8 L34,50 M-42,-50 H-14 M-42,50 H-14 M22,50 H48 M22,-50 H46',
  L: 'M-28,-50 V50 H34',
  Q: `M0,-50 C26,-50 40,-28 40,0 C40,28 26,50 0,50 C-26,50 -40,28 -40,0 C-40,-28 -26,-50 0,-50Z
    M6,20 L42,56`,
  R: 'M-30,50 V-50 H6 C26,-50 34,-38 34,-24 C34,-8 24,2 6,2 H-30 M4,2 L36,50',
  S: `M32,-32 C26,-44 14,-50 0,-50 C-18,-50 -32,-42 -32,-26 C-32,-8 -14,-4 0,0 C16,4 34,10 34,28
    C34,42 18,50 0,50 C-16,50 -28,44 -34,30`,
  T: 'M-38,-50 H38 M0,-50 V50',
  W: 'M-48,-50 L-24,50 L0,-24 L24,50 L48,-50',
  2: 'M-28,-26 C-26,-42 -14,-50 2,-50 C18,-50 30,-40 30,-24 C30,0 -26,20 -30,50 H32',
  9: `M30,-18 C30,-38 18,-50 0,-50 C-18,-50 -30,-37 -30,-20 C-30,-3 -18,8 0,8 C18,8 30,-2 30,-18
    C30,20 22,44 -16,50`,
  10: `M-48,-34 L-28,-50 V50 M-46,50 H-10 M28,-50 C46,-50 52,-26 52,0 C52,26 46,50 28,50 C10,50 4,26
    4,0 C4,-26 10,-50 28,-50Z`,
  '×': 'M-22,-14 L22,34 M22,-14 L-22,34',
} as const;

export type Letter = keyof typeof STROKES;

export const strokesOf = (letter: Letter): string => STROKES[letter];

/** What a symbol does, as its ribbon says it. */
export type Duty = 'WILD' | 'WILD×2' | 'SCATTER';

const ADVANCE: Readonly<Record<string, number>> = { I: 44, W: 128, '×': 78 };
const WIDTH = 98;

/** A word in capitals about the origin, by a pen of this width in a hundredth of its height. */
export function word(text: Duty, paint: string, width: number): string {
  const widths = Array.from(text, (letter) => ADVANCE[letter] ?? WIDTH);
  let end = -widths.reduce((sum, one) => sum + one, 0) / 2;
  return each(Array.from(text), (letter, index) => {
    const advance = widths[index] ?? WIDTH;
    end += advance;
    const d = STROKES[letter as Letter];
    return group(`translate(${end - advance / 2} 0)`, line(d, pen(paint, width)));
  });
}
