import type { Motif } from '../motif.ts';
import { circle, ellipse, group, line, path, pen, polar, repeat, round } from '../shapes.ts';

/** A prawn curled as it lies in a market, feelers over its back. */
export const prawn: Motif = (canvas, { main, second, accent }) => {
  const shell = canvas.linear([main.light, main.lit, main.body, main.shade], [0.4, 1]);
  const segments = repeat(7, (i) => {
    const angle = -1.9 + i * 0.52;
    const [x, y] = polar(50 - i * 1.5, angle);
    return group(
      `translate(${round(x)} ${round(y + 4)}) rotate(${round((angle * 180) / Math.PI)})`,
      ellipse([0, 0, 30 - i * 2.2, 17], shell, pen(main.shade, 1.6, 0.55)) +
        line('M-20,-3 C-6,-12 8,-12 22,-6', pen('#fff', 2.4, 0.5)),
    );
  });
  const legs = repeat(6, (i) => {
    const [x, y] = polar(22, -1.5 + i * 0.46);
    const [toX, toY] = polar(2, -1.1 + i * 0.5);
    return line(
      `M${round(x)},${round(y + 4)} L${round(toX)},${round(toY + 8)}`,
      pen(second.body, 5),
    );
  });
  return (
    line('M-40,-52 C-92,-96 -40,-104 34,-92 M-40,-52 C-104,-60 -96,12 -78,52', pen(second.lit, 4)) +
    legs +
    group(
      'translate(8 62) rotate(38)',
      path(
        'M-6,0 C-30,2 -46,20 -40,34 C-26,30 -12,22 0,8Z',
        canvas.linear([second.lit, second.body]),
      ) +
        path(
          'M0,4 C-14,24 -14,42 0,48 C12,38 12,20 6,2Z',
          canvas.linear([second.light, second.body]),
        ) +
        path(
          'M4,0 C24,10 36,28 26,38 C14,32 4,20 -2,8Z',
          canvas.linear([second.lit, second.shade]),
        ),
    ) +
    segments +
    path(
      'M-8,-66 C-40,-78 -76,-58 -84,-34 C-66,-34 -52,-20 -34,-14 C-14,-14 -2,-30 -8,-66Z',
      shell,
      pen(main.light, 2, 0.7),
    ) +
    path('M-46,-64 C-64,-78 -84,-78 -96,-70 C-82,-66 -70,-60 -58,-52Z', main.body) +
    circle([-52, -46, 9], accent.light) +
    circle([-53, -46, 5.4], '#1a0c22') +
    circle([-55, -48, 1.8], '#fff') +
    path('M-30,-60 C-20,-56 -14,-46 -16,-32', 'none', pen('#fff', 3, 0.5))
  );
};
