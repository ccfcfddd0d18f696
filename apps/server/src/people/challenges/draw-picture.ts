import sharp from 'sharp';
import { GLYPHS } from './captcha-glyphs.ts';

const WIDTH = 180;
const HEIGHT = 64;
const GLYPH = { width: 20, height: 32, step: 32 };
const INKS = ['#23306b', '#5b1f5e', '#0d4a46', '#6b2b16', '#2c2c34'];

/** Gives numbers from 0 up to 1. */
export type Draw = () => number;

/** A picture of the characters that a person reads and a program has trouble with: a PNG. */
export async function drawPicture(text: string, draw: Draw): Promise<Buffer> {
  const warp = makeWarp(draw);
  const glyphs = Array.from(text, (letter, at) => drawGlyph(letter, at, { draw, warp }));
  const lines = Array.from({ length: 4 }, () => drawLine(draw));
  const dots = Array.from({ length: 60 }, () => drawDot(draw));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#f3f1ea"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      ${[...lines, ...glyphs].join('')}
    </g>
    <g opacity="0.6">${dots.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}

type Point = readonly [x: number, y: number];
type Warp = (point: Point) => Point;

/** Waves over the whole picture, other ones in each. */
function makeWarp(draw: Draw): Warp {
  const [phaseX, phaseY] = [draw() * 6.28, draw() * 6.28];
  const [highX, highY] = [2 + draw() * 2, 2.5 + draw() * 2.5];
  const [longX, longY] = [18 + draw() * 8, 24 + draw() * 12];
  return ([x, y]) => [
    x + Math.sin(y / longX + phaseX) * highX,
    y + Math.sin(x / longY + phaseY) * highY,
  ];
}

type Brush = { readonly draw: Draw; readonly warp: Warp };

function drawGlyph(letter: string, at: number, { draw, warp }: Brush): string {
  const angle = (draw() - 0.5) * 0.6;
  const size = 0.85 + draw() * 0.3;
  const middle: Point = [26 + at * GLYPH.step + (draw() - 0.5) * 6, 32 + (draw() - 0.5) * 10];
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x / 10 - 0.5) * GLYPH.width * size, (y / 14 - 0.5) * GLYPH.height * size];
    const turned: Point = [
      middle[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
      middle[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
    return warp(turned);
  };
  const strokes = (GLYPHS[letter] ?? '').split('|').map((stroke) => fine(readStroke(stroke)));
  const path = strokes.map((stroke) => `M${stroke.map(place).map(write).join('L')}`).join('');
  const ink = INKS[Math.floor(draw() * INKS.length)];
  return `<path d="${path}" stroke="${ink}" stroke-width="${tenths(2.6 + draw() * 1.4)}"/>`;
}

const readStroke = (stroke: string): readonly Point[] =>
  stroke.split(' ').map((pair) => {
    const [x = '0', y = '0'] = pair.split(',');
    return [Number(x), Number(y)];
  });

/** With points between the points, so that straight strokes bend with the waves. */
const fine = (stroke: readonly Point[]): readonly Point[] =>
  stroke.flatMap((from, at) => {
    const to = stroke[at + 1];
    if (!to) return [from];
    return [0, 0.25, 0.5, 0.75].map(
      (part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
    );
  });

function drawLine(draw: Draw): string {
  const ink = INKS[Math.floor(draw() * INKS.length)];
  const [from, one, two, to] = Array.from({ length: 4 }, () => tenths(draw() * HEIGHT));
  const path = `M-4,${from}C50,${one} 120,${two} ${WIDTH + 4},${to}`;
  const width = tenths(1 + draw());
  return `<path d="${path}" stroke="${ink}" stroke-width="${width}" opacity="0.7"/>`;
}

function drawDot(draw: Draw): string {
  const ink = INKS[Math.floor(draw() * INKS.length)];
  const [x, y, r] = [draw() * WIDTH, draw() * HEIGHT, 0.5 + draw()].map(tenths);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`;
}

const write = ([x, y]: Point): string => `${tenths(x)},${tenths(y)}`;

/** Finer than a tenth of a pixel nobody sees, and long numbers make a long picture. */
const tenths = (value: number): number => Math.round(value * 10) / 10;
