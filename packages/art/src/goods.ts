import { type Canvas, type CanvasOptions, openCanvas } from './canvas.ts';
import { MATERIALS } from './materials.ts';
import {
  circle,
  each,
  fade,
  group,
  line,
  mirrored,
  path,
  pen,
  rect,
  type Spot,
  sparkle,
} from './shapes.ts';

/** Things that points can be redeemed for, each drawn around the origin in a box of 200. */
const GOODS = {
  voucher: drawVoucher,
  tee: drawTee,
  flask: drawFlask,
  umbrella: drawUmbrella,
  bag: drawBag,
  headphones: drawHeadphones,
  cap: drawCap,
  mug: drawMug,
} as const satisfies Record<string, (canvas: Canvas) => string>;

export type GoodsPicture = keyof typeof GOODS;

export const GOODS_PICTURES = Object.keys(GOODS) as GoodsPicture[];

export const isGoodsPicture = (name: string): name is GoodsPicture => Object.hasOwn(GOODS, name);

/** A reward of the points mall: 200 by 200. */
export function goods(name: GoodsPicture, options: CanvasOptions = {}): string {
  const canvas = openCanvas(`goods ${name}`, options);
  return canvas.picture(GOODS[name](canvas), { box: [-100, -100, 200, 200], fit: 'meet' });
}

const { gold, jade, pink, pearl, ink, bronze, violet, azure, coral } = MATERIALS;

const bolt = ([x, y, size]: Spot, fill: string): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M7,-22 L-13,3 H-3 L-10,24 L10,-3 H-1 L8,-22Z', fill),
  );

function drawVoucher(canvas: Canvas): string {
  const paper = canvas.linear([gold.light, gold.lit, [gold.body, 1, 0.9]], [0.6, 1]);
  const edge = 'M-82,-46 H82 V-14 A14,14 0 0 0 82,14 V46 H-82 V14 A14,14 0 0 0 -82,-14Z';
  return group(
    'rotate(-9)',
    path(edge, paper, pen(gold.light, 2, 0.8)) +
      line('M34,-40 V40', `${pen(gold.shade, 2.5, 0.6)} stroke-dasharray="1 8"`) +
      circle([-22, 0, 30], canvas.sphere(jade), pen(gold.light, 3)) +
      bolt([-22, 0, 1.1], gold.light) +
      each([-22, 0, 22], (y) => line(`M50,${y} H68`, pen(gold.shade, 5, 0.55))) +
      sparkle([-66, -30, 9], '#fff'),
  );
}

function drawTee(canvas: Canvas): string {
  const cloth = canvas.linear([violet.lit, violet.body, violet.shade], [0.4, 1]);
  const cut =
    'M-40,-70 L-76,-48 L-60,-8 L-42,-16 V76 H42 V-16 L60,-8 L76,-48 L40,-70 C30,-52 -30,-52 -40,-70Z';
  return (
    path(cut, cloth, pen(violet.light, 2, 0.5)) +
    line('M-40,-70 C-30,-48 30,-48 40,-70', pen(violet.light, 4)) +
    path('M-42,-16 V76 H-20 C-30,40 -34,10 -42,-16Z', '#000', fade(0.16)) +
    circle([0, 6, 30], canvas.sphere(jade)) +
    bolt([0, 6, 1.2], gold.lit)
  );
}

function drawFlask(canvas: Canvas): string {
  const steel = canvas.linear([jade.lit, [jade.body, 1, 0.5], jade.shade], [1, 0]);
  return (
    rect([-34, -46, 68, 128, 16], steel) +
    rect([-28, -78, 56, 36, 9], canvas.linear([pearl.light, pearl.body], [1, 0])) +
    rect([-28, -54, 56, 8, 0], pearl.body) +
    line('M-20,-30 V60', pen('#fff', 6, 0.5)) +
    circle([4, 18, 20], jade.shade) +
    bolt([4, 18, 0.8], gold.lit)
  );
}

function drawUmbrella(canvas: Canvas): string {
  const cloth = canvas.linear([pink.light, pink.body, pink.shade], [0.3, 1]);
  return (
    line('M0,-8 V64 A14,14 0 0 0 28,64', pen(bronze.body, 7)) +
    path(
      'M0,-78 C-54,-78 -84,-38 -86,4 C-72,-10 -54,-10 -43,4 C-32,-12 -12,-12 0,4' +
        ' C12,-12 32,-12 43,4 C54,-10 72,-10 86,4 C84,-38 54,-78 0,-78Z',
      cloth,
    ) +
    mirrored(line('M0,-78 C-22,-56 -40,-28 -43,4', pen('#fff', 2, 0.45))) +
    line('M0,-78 V4', pen('#fff', 2, 0.45)) +
    line('M-68,-30 C-56,-56 -34,-68 -16,-70', pen('#fff', 5, 0.6))
  );
}

function drawBag(canvas: Canvas): string {
  const canvasCloth = canvas.linear([gold.light, gold.lit, bronze.body], [0.4, 1]);
  return (
    line('M-34,-24 C-34,-74 34,-74 34,-24', pen(bronze.body, 7)) +
    path('M-64,-30 H64 L54,78 H-54Z', canvasCloth) +
    line('M-42,50 c14,-16 28,-16 42,0 c14,-16 28,-16 42,0', pen(bronze.body, 3, 0.6)) +
    bolt([0, 14, 1.3], ink.body)
  );
}

function drawHeadphones(canvas: Canvas): string {
  const shell = canvas.linear([pearl.lit, pearl.body, pearl.shade], [0.4, 1]);
  return (
    line('M-66,20 C-70,-64 70,-64 66,20', pen(pearl.body, 14)) +
    line('M-62,4 C-60,-52 60,-52 62,4', pen('#fff', 3, 0.5)) +
    mirrored(
      rect([-82, 4, 38, 66, 18], shell) +
        rect([-54, 10, 16, 54, 8], ink.body) +
        bolt([-64, 37, 0.7], jade.body),
    )
  );
}

function drawCap(canvas: Canvas): string {
  const cloth = canvas.linear([azure.lit, azure.body, azure.shade], [0.5, 1]);
  return (
    path('M-62,22 C-66,-46 -30,-66 4,-66 C44,-66 62,-34 62,22Z', cloth) +
    path('M-62,22 C-20,10 30,10 62,22 C86,26 96,38 90,48 C50,30 -20,30 -62,40Z', azure.shade) +
    line('M4,-66 C-6,-40 -8,-10 -6,14', pen('#fff', 2, 0.4)) +
    circle([4, -66, 6], azure.light) +
    bolt([20, -18, 1.1], gold.lit)
  );
}

function drawMug(canvas: Canvas): string {
  const clay = canvas.linear([coral.light, coral.lit, coral.body], [1, 0.3]);
  return (
    line('M44,-24 C92,-28 92,46 40,42', pen(coral.body, 12)) +
    rect([-58, -52, 104, 122, 18], clay) +
    path('M-58,-36 A52,16 0 0 1 46,-36 A52,14 0 0 1 -58,-36Z', coral.shade) +
    line('M-44,-14 V46', pen('#fff', 6, 0.5)) +
    bolt([-4, 20, 1.2], ink.body)
  );
}
