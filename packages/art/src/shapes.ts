/**
 * The strokes every drawing is made of, as pieces of SVG. Boxes are tuples in the order SVG
 * names their parts; numbers keep one decimal, which no eye can tell from more.
 */
export type Point = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, radius: number];
export type Oval = readonly [x: number, y: number, radiusX: number, radiusY: number];
export type Box = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  cornerRadius: number,
];

export const round = (value: number): number => Math.round(value * 10) / 10;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d.replace(/\s+/g, ' ')}" fill="${fill}"${attributes(more)}/>`;

/** An open line, drawn by the pen alone. */
export const line = (d: string, penAttributes: string): string => path(d, 'none', penAttributes);

export const circle = ([x, y, radius]: Spot, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"` +
  ` fill="${fill}"${attributes(more)}/>`;

export const ellipse = ([x, y, radiusX, radiusY]: Oval, fill: string, more = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"` +
  ` fill="${fill}"${attributes(more)}/>`;

export const rect = ([x, y, width, height, corner]: Box, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"` +
  `${corner > 0 ? ` rx="${corner}"` : ''} fill="${fill}"${attributes(more)}/>`;

export const group = (transform: string, inner: string): string =>
  `<g transform="${transform}">${inner}</g>`;

export const clipped = (clip: string, inner: string): string =>
  `<g clip-path="${clip}">${inner}</g>`;

/** The drawing and its mirror image across the upright axis. */
export const mirrored = (inner: string): string => inner + group('scale(-1,1)', inner);

/** A round-ended stroke. */
export const pen = (color: string, width: number, opacity = 1): string =>
  `stroke="${color}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}` +
  ' stroke-linecap="round" stroke-linejoin="round"';

/** Thins the paint, not the whole shape: a shape without layers of its own is drawn much faster. */
export const fade = (opacity: number): string => `fill-opacity="${opacity}"`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const each = <const Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => string,
): string => items.map((item, index) => draw(item, index)).join('');

export const dots = (spots: readonly Spot[], fill: string, more = ''): string =>
  each(spots, (spot) => circle(spot, fill, more));

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;

/** The outline of a star with this many tips, standing on the origin's upright axis. */
export const star = (
  tips: number,
  [outer, inner]: readonly [outer: number, inner: number],
  turn = 0,
): string =>
  polygon(
    Array.from({ length: tips * 2 }, (_, index) =>
      polar(index % 2 ? inner : outer, turn + (Math.PI * index) / tips - Math.PI / 2),
    ),
  );

export const polar = (radius: number, angle: number): Point => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius,
];

/** A petal that grows upwards from the origin. */
export const petal = (width: number, height: number): string =>
  `M0,0 C${round(width)},${round(-height * 0.22)} ${round(width * 0.78)},${round(-height * 0.74)}` +
  ` 0,${round(-height)} C${round(-width * 0.78)},${round(-height * 0.74)}` +
  ` ${round(-width)},${round(-height * 0.22)} 0,0Z`;

/** A four-pointed glint. */
export const sparkle = ([x, y, size]: Spot, color = '#fff', opacity = 1): string =>
  `<path transform="translate(${round(x)} ${round(y)}) scale(${round(size)})"` +
  ' d="M0,-1C.1,-.2 .2,-.1 1,0C.2,.1 .1,.2 0,1C-.1,.2 -.2,.1 -1,0C-.2,-.1 -.1,-.2 0,-1Z"' +
  ` fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

const attributes = (more: string): string => (more ? ` ${more}` : '');
