import type { Motif } from '../motif.ts';
import { group, line, pen } from '../shapes.ts';
import { type Letter, strokesOf } from './letters.ts';
import { PLATES, type PlateName } from './plates.ts';

/** A letter of the cards, raised from its plate: of the first material, on the second, rimmed by the third. */
export const cardLetter =
  (letter: Letter, plate: PlateName): Motif =>
  (canvas, { main, second, accent }) => {
    const d = strokesOf(letter);
    // A kite is narrow where a letter is wide.
    const size = plate === 'kite' ? 0.62 : 0.82;
    const paint = canvas.linear([main.light, main.lit, [main.body, 1, 0.85]]);
    return (
      PLATES[plate](canvas, second, accent) +
      group(`translate(3 5) scale(${size})`, line(d, pen(second.shade, 25, 0.75))) +
      group(`scale(${size})`, line(d, pen(main.shade, 23))) +
      group(`scale(${size})`, line(d, pen(paint, 17))) +
      group(`translate(-2 -3) scale(${size})`, line(d, pen('#fff', 3, 0.5)))
    );
  };
