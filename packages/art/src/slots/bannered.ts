import type { Motif } from '../motif.ts';
import { circle, group, path, pen } from '../shapes.ts';
import { type Duty, word } from './letters.ts';

type Banner = {
  readonly motif: Motif;
  readonly duty: Duty;
};

/** What a symbol does, on a ribbon below its picture: it is read at a glance, in every language. */
export const bannered =
  ({ motif, duty }: Banner): Motif =>
  (canvas, materials) => {
    const { second, accent } = materials;
    const size = duty.length > 5 ? 0.21 : 0.31;
    return (
      circle([0, -6, 102], canvas.glow(accent.lit, 0.55)) +
      group('translate(0 -12) scale(.9)', motif(canvas, materials)) +
      path('M-98,46 L-76,52 V88 L-98,94 L-88,70Z M98,46 L76,52 V88 L98,94 L88,70Z', second.shade) +
      path(
        'M-86,50 C-40,60 40,60 86,50 V92 C40,102 -40,102 -86,92Z',
        canvas.linear([second.lit, second.body, second.shade]),
        pen(accent.light, 2.6),
      ) +
      group(`translate(0 77) scale(${size})`, word(duty, second.shade, 24)) +
      group(`translate(0 75) scale(${size})`, word(duty, '#fff', 15))
    );
  };
