import { MATERIALS, type Material } from '../materials.ts';
import type { Motif } from '../motif.ts';
import { PIPS } from '../ornaments.ts';
import {
  circle,
  each,
  ellipse,
  fade,
  group,
  type Point,
  path,
  pen,
  petal,
  rect,
  repeat,
  type Spot,
} from '../shapes.ts';

const DARK_SUIT = '#1b1740';
const RED_SUIT = '#d02a4a';

export const cards: Motif = (canvas, { main, second, accent }) => {
  const card = (at: string, suit: keyof typeof PIPS, color: string) =>
    group(
      at,
      rect([-40, -62, 80, 124, 9], '#000', 'fill-opacity=".3" transform="translate(3 5)"') +
        rect([-40, -62, 80, 124, 9], canvas.linear(['#ffffff', '#fbf5ff', '#d9cfee'], [0.6, 1])) +
        rect([-35, -57, 70, 114, 6], 'none', pen(accent.body, 1.4, 0.7)) +
        group('scale(1.05)', path(PIPS[suit], color)) +
        group('translate(-26 -44) scale(.36)', path(PIPS[suit], color)) +
        group('translate(26 44) rotate(180) scale(.36)', path(PIPS[suit], color)),
    );
  const chip = ([x, y, radius]: Spot, rim: Material, middle: Material) =>
    circle([x, y, radius], canvas.sphere(rim)) +
    circle([x, y, radius], 'none', `${pen('#fff', 4, 0.9)} stroke-dasharray="7 8"`) +
    circle([x, y, 9], middle.body);
  return (
    card('translate(-44 8) rotate(-26)', 'club', DARK_SUIT) +
    card('translate(-15 -4) rotate(-9)', 'diamond', RED_SUIT) +
    card('translate(16 -4) rotate(9)', 'spade', DARK_SUIT) +
    card('translate(46 8) rotate(26)', 'heart', RED_SUIT) +
    chip([-26, 76, 19], main, second) +
    chip([18, 80, 19], second, main)
  );
};

const SIX_RINGS: readonly Point[] = [
  [-12, -22],
  [12, -22],
  [-12, 0],
  [12, 0],
  [-12, 22],
  [12, 22],
];

const FIVE_RINGS: readonly Point[] = [
  [-12, -18],
  [12, -18],
  [0, 2],
  [-12, 22],
  [12, 22],
];

export const mahjong: Motif = (canvas, { main, second, accent }) => {
  const tile = (at: string, face: string) =>
    group(
      at,
      rect([-30, -38, 68, 92, 11], second.shade) +
        rect([-33, -42, 68, 92, 11], canvas.linear([second.lit, second.body])) +
        rect([-37, -48, 68, 92, 11], canvas.linear(['#fffdf6', '#f6edd9', '#d9c8a6'], [0.5, 1])) +
        group('translate(-3 -2)', face),
    );
  const flower =
    repeat(8, (i) => group(`rotate(${i * 45})`, path(petal(8, 25), main.body))) +
    circle([0, 0, 7], accent.lit);
  return (
    ellipse([0, 84, 88, 12], '#000', fade(0.3)) +
    tile(
      'translate(46 -34) rotate(14) scale(.86)',
      each(SIX_RINGS, (at, i) => ring(at, i < 2 ? MATERIALS.jade : MATERIALS.ruby)),
    ) +
    tile(
      'translate(-46 -24) rotate(-12) scale(.86)',
      each(FIVE_RINGS, (at, i) => ring(at, i === 2 ? MATERIALS.ruby : MATERIALS.azure)),
    ) +
    tile('translate(4 26) rotate(3)', flower)
  );
};

const ring = ([x, y]: Point, { body }: Material): string =>
  circle([x, y, 8.8], body) + circle([x, y, 5.8], '#fff8e8') + circle([x, y, 3.5], body);
