import { chanceFrom } from '@baize/art/chance';
import { hundredths } from '../../money.ts';
import type { Size } from '../surface.ts';
import type { Curve, Spot } from './curve.ts';

type Pen = CanvasRenderingContext2D;

const GRADES = [120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];
const GRADES_SEEN = 5;
const FULL = 2 * Math.PI;
const JADE = '#5fe3b6';

const decorate = chanceFrom('rocket sky');
const STARS = Array.from({ length: 70 }, () => ({
  x: decorate(),
  y: decorate(),
  size: 0.5 + decorate() * 1.4,
  depth: 0.3 + decorate() * 0.7,
}));
const SPARKS = Array.from({ length: 42 }, () => ({
  angle: decorate() * FULL,
  speed: 0.35 + decorate() * 0.65,
  size: 1.5 + decorate() * 3.5,
  hue: 30 + decorate() * 60,
}));

/** Stars that drift by as it flies, and the moon it flies to. */
export function drawSky(pen: Pen, { width, height }: Size, reached: number): void {
  const flown = Math.log(reached / 100);
  for (const { x, y, size, depth } of STARS) {
    pen.globalAlpha = depth * 0.8;
    pen.fillStyle = '#fff';
    pen.beginPath();
    pen.arc(
      wrap(x - flown * 0.06 * depth) * width,
      wrap(y + flown * 0.05 * depth) * height,
      size,
      0,
      FULL,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
  const radius = Math.min(width, height) * Math.min(0.2, 0.1 + flown * 0.02);
  const [x, y] = [width - radius - 84, radius + 18];
  const light = pen.createRadialGradient(
    x - radius * 0.3,
    y - radius * 0.3,
    radius * 0.1,
    x,
    y,
    radius,
  );
  light.addColorStop(0, '#fffdf0');
  light.addColorStop(0.7, '#efe3b4');
  light.addColorStop(1, '#b9a672');
  const halo = pen.createRadialGradient(x, y, radius * 0.9, x, y, radius * 2.4);
  halo.addColorStop(0, 'rgb(255 246 200 / 0.32)');
  halo.addColorStop(1, 'rgb(255 246 200 / 0)');
  disc(pen, { x, y }, { radius: radius * 2.4, fill: halo });
  disc(pen, { x, y }, { radius, fill: light });
  for (const [dx, dy, share] of [
    [-0.3, 0.2, 0.22],
    [0.34, -0.1, 0.16],
    [0.1, 0.5, 0.12],
    [-0.1, -0.45, 0.13],
  ] as const) {
    const fill = 'rgb(150 130 80 / 0.28)';
    disc(pen, { x: x + dx * radius, y: y + dy * radius }, { radius: share * radius, fill });
  }
}

type Lines = { readonly curve: Curve; readonly target: number; readonly tag: string };

/** Heights as far as they are seen, and the one where the rocket is left. */
export function drawGrid(pen: Pen, { width }: Size, { curve, target, tag }: Lines): void {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  pen.font = '12px Anuphan, sans-serif';
  pen.textBaseline = 'bottom';
  pen.lineWidth = 1;
  pen.setLineDash([4, 6]);
  for (const grade of GRADES.filter((one) => one < curve.top).slice(-GRADES_SEEN)) {
    const y = curve.heightOf(grade);
    pen.strokeStyle = 'rgb(255 255 255 / 0.16)';
    stroke(pen, [
      { x: 12, y },
      { x: width - 12, y },
    ]);
    pen.fillStyle = '#cfc9ee';
    pen.fillText(`${format.format(grade / 100)}×`, 14, y - 2);
  }
  if (target < curve.top) drawGoal(pen, { y: curve.heightOf(target), width, target, tag });
  pen.setLineDash([]);
}

type Goal = {
  readonly y: number;
  readonly width: number;
  readonly target: number;
  readonly tag: string;
};

function drawGoal(pen: Pen, { y, width, target, tag }: Goal): void {
  pen.setLineDash([]);
  pen.lineWidth = 2;
  pen.strokeStyle = JADE;
  stroke(pen, [
    { x: 0, y },
    { x: width, y },
  ]);
  const text = `${hundredths(target, tag)}×`;
  pen.font = '600 13px Anuphan, sans-serif';
  const wide = pen.measureText(text).width + 22;
  pen.fillStyle = JADE;
  pen.beginPath();
  pen.roundRect(width - wide, y - 23, wide, 23, [10, 0, 0, 0]);
  pen.fill();
  pen.fillStyle = '#06251f';
  pen.fillText(text, width - wide + 11, y - 4);
}

/** What was flown: light under the curve and a burning line on it. */
export function drawTrail(pen: Pen, curve: Curve, reached: number): void {
  const steps = 48;
  const far = Math.log(reached / 100);
  const spots = Array.from({ length: steps + 1 }, (_, step) =>
    curve.at(Math.exp((far * step) / steps) * 100),
  );
  const [first = { x: 0, y: 0 }] = spots;
  const tip = spots.at(-1) ?? first;
  const under = pen.createLinearGradient(0, tip.y, 0, first.y);
  under.addColorStop(0, 'rgb(255 190 90 / 0.4)');
  under.addColorStop(1, 'rgb(255 190 90 / 0)');
  pen.beginPath();
  for (const { x, y } of spots) pen.lineTo(x, y);
  pen.lineTo(tip.x, first.y);
  pen.closePath();
  pen.fillStyle = under;
  pen.fill();
  const burning = pen.createLinearGradient(first.x, 0, tip.x, 0);
  burning.addColorStop(0, 'rgb(255 120 60 / 0.25)');
  burning.addColorStop(1, '#ffe9a8');
  pen.strokeStyle = burning;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  stroke(pen, spots);
}

/** Sparks all round, which fall a little as they fade. */
export function drawBlast(pen: Pen, { x, y }: Spot, part: number): void {
  const far = 1 - (1 - part) ** 2;
  const flash = pen.createRadialGradient(x, y, 0, x, y, 30 + far * 70);
  flash.addColorStop(0, `rgb(255 240 190 / ${0.9 * (1 - part)})`);
  flash.addColorStop(1, 'rgb(255 120 60 / 0)');
  disc(pen, { x, y }, { radius: 30 + far * 70, fill: flash });
  for (const { angle, speed, size, hue } of SPARKS) {
    const distance = far * speed * 110;
    const spot = {
      x: x + Math.cos(angle) * distance,
      y: y + Math.sin(angle) * distance + part * part * 40,
    };
    pen.globalAlpha = 1 - part * part;
    disc(pen, spot, { radius: size * (1 - part * 0.6), fill: `hsl(${hue} 95% 65%)` });
  }
  pen.globalAlpha = 1;
}

type Disc = { readonly radius: number; readonly fill: string | CanvasGradient };

function disc(pen: Pen, { x, y }: Spot, { radius, fill }: Disc): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, FULL);
  pen.fill();
}

function stroke(pen: Pen, spots: readonly Spot[]): void {
  pen.beginPath();
  for (const { x, y } of spots) pen.lineTo(x, y);
  pen.stroke();
}

const wrap = (value: number): number => value - Math.floor(value);
