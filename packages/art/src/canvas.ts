import { type Chance, chanceFrom, hashOf } from './chance.ts';
import type { Material } from './materials.ts';
import { type Point, round, type Spot } from './shapes.ts';

/** A colour of a gradient, alone or with its opacity and its place from 0 to 1. */
export type Stop = string | readonly [color: string, opacity: number, at?: number];

/**
 * What one picture is drawn on: it hands out chance, and keeps the gradients and clips that its
 * shapes refer to. Their ids come from the seed, so that a picture drawn twice has the same
 * bytes and two pictures on one page do not paint each other.
 */
export type Canvas = {
  readonly chance: Chance;
  readonly linear: (stops: readonly Stop[], to?: Point, from?: Point) => string;
  readonly radial: (stops: readonly Stop[], spot?: Spot) => string;
  /** Light that is strongest in the middle and gone at the rim. */
  readonly glow: (color: string, opacity?: number) => string;
  /** A round thing of this material, lit from the upper start. */
  readonly sphere: (material: Material) => string;
  readonly clip: (shape: string) => string;
  readonly mask: (shape: string) => string;
  readonly picture: (inner: string, frame: Frame) => string;
};

/** The view box; `meet` shows all of it, `slice` (the usual) fills the place it is given. */
export type Frame = {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly fit?: 'meet' | 'slice';
  readonly align?: 'xMidYMid' | 'xMaxYMid';
};

/** Give the same picture another prefix where it stands twice on a page and one may be hidden. */
export type CanvasOptions = { readonly prefix?: string | undefined };

export function openCanvas(seed: string, { prefix = 'a' }: CanvasOptions = {}): Canvas {
  const name = prefix + hashOf(seed).toString(36);
  /** What follows `<element id="…"`, and the id: two equal gradients are one. */
  const idByMarkup = new Map<string, string>();

  const define = (element: string, attributes: string, inner: string): string => {
    const markup = `${attributes}>${inner}</${element}>`;
    const id = idByMarkup.get(markup) ?? `${name}-${idByMarkup.size.toString(36)}`;
    idByMarkup.set(markup, id);
    return `url(#${id})`;
  };
  const linear: Canvas['linear'] = (stops, [x2, y2] = [0, 1], [x1, y1] = [0, 0]) =>
    define('linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopList(stops));
  const radial: Canvas['radial'] = (stops, [x, y, radius] = [0.5, 0.5, 0.5]) =>
    define('radialGradient', ` cx="${x}" cy="${y}" r="${radius}"`, stopList(stops));

  return {
    chance: chanceFrom(seed),
    linear,
    radial,
    glow: (color, opacity = 1) =>
      radial([
        [color, opacity],
        [color, 0],
      ]),
    sphere: ({ light, lit, body, shade }) =>
      radial([light, [lit, 1, 0.22], [body, 1, 0.66], shade], [0.36, 0.3, 0.75]),
    clip: (shape) => define('clipPath', '', shape),
    mask: (shape) => define('mask', '', shape),
    picture: (inner, frame) => svg(definitions(idByMarkup) + inner, frame),
  };
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [color, opacity, at] = typeof stop === 'string' ? [stop] : stop;
      const offset = at ?? round((index / (stops.length - 1)) * 100) / 100;
      return (
        `<stop offset="${offset}" stop-color="${color}"` +
        `${opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
      );
    })
    .join('');
}

function definitions(idByMarkup: ReadonlyMap<string, string>): string {
  let markup = '';
  for (const [rest, id] of idByMarkup) {
    const element = rest.slice(rest.lastIndexOf('/') + 1, -1);
    markup += `<${element} id="${id}"${rest}`;
  }
  return markup && `<defs>${markup}</defs>`;
}

function svg(inner: string, { box, fit = 'slice', align = 'xMidYMid' }: Frame): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"` +
    ` preserveAspectRatio="${align} ${fit}" aria-hidden="true" focusable="false">${inner}</svg>`
  );
}
