import { type CanvasOptions, openCanvas } from './canvas.ts';
import { ICONS, type IconName } from './icons.ts';
import { group, line, pen } from './shapes.ts';
import { markOf, materialInk } from './vendor-mark.ts';
import { vendorStyle } from './vendor-style.ts';

export type LogoTone = 'white' | 'color' | 'purple';

/** A vendor's emblem beside the sign of a kind of game, on nothing: 240 by 96. */
export function vendorLogo(
  code: string,
  { icon, tone }: { readonly icon: IconName; readonly tone: LogoTone },
  options: CanvasOptions = {},
): string {
  const canvas = openCanvas(`logo ${code} ${icon} ${tone}`, options);
  const [main] = vendorStyle(code).materials;
  const inks = {
    white: ['#ffffff', '#ffffff'],
    color: [materialInk(canvas, main), '#8f97c9'],
    purple: [materialInk(canvas, 'violet'), '#8a5ce6'],
  } as const satisfies Record<LogoTone, readonly [mark: string, icon: string]>;
  const [markInk, iconInk] = inks[tone];
  return canvas.picture(
    group('translate(66 48) scale(.82)', markOf(canvas, code, markInk)) +
      line('M128,24 V72', pen(iconInk, 2, 0.5)) +
      group('translate(150 16) scale(2.67)', line(ICONS[icon], pen(iconInk, 1.5))),
    { box: [0, 0, 240, 96], fit: 'meet' },
  );
}
