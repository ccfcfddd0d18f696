import type { Fish } from '@baize/engines/fishing/scene';
import type { Sea } from '@baize/engines/fishing/seas';
import type { Size } from '../arcade/surface.ts';
import type { Point } from './shoal.ts';

/** On a phone fish are drawn larger than the scene's measure, so that a thumb meets them. */
const WIDTH_LEAST = 560;

/** Pixels in a thousandth of the scene's width, by which fish are measured. */
export const unitOf = ({ width }: Size): number => Math.max(width, WIDTH_LEAST) / 1_000;

/** Where the shots of a place come from. */
export const cannonAt = (place: number): Point => ({ x: 0.17 + 0.22 * place, y: 0.97 });

export type Splash = {
  readonly at: Point;
  /** From 0 to 1. */
  readonly part: number;
  readonly text: string | null;
};

type Pen = CanvasRenderingContext2D;

/** A sea as it is painted: in the hue of its title, or as the two made by hand are. */
export type Waters = { readonly sea: Pick<Sea, 'code'>; readonly hue?: number };

const coloursOf = ({ sea, hue }: Waters): readonly [top: string, bottom: string] => {
  if (hue !== undefined) return [`oklch(0.6 0.11 ${hue})`, `oklch(0.27 0.1 ${hue + 20})`];
  return sea.code === 'deep' ? ['#153a72', '#080d33'] : ['#2aa6c9', '#123a82'];
};

export function paintWater(pen: Pen, { width, height }: Size, waters: Waters): void {
  const [top, bottom] = coloursOf(waters);
  const water = pen.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, top);
  water.addColorStop(1, bottom);
  pen.fillStyle = water;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'oklch(1 0 0 / 0.06)';
  for (const ray of [0.12, 0.36, 0.6, 0.82]) {
    pen.beginPath();
    pen.moveTo(width * ray, 0);
    pen.lineTo(width * (ray + 0.08), 0);
    pen.lineTo(width * (ray - 0.04), height);
    pen.lineTo(width * (ray - 0.16), height);
    pen.fill();
  }
}

export function paintLock(
  pen: Pen,
  { x, y }: Point,
  { size, fish }: { readonly size: Size; readonly fish: Fish },
): void {
  const radius = fish.kind.size * unitOf(size) + 8;
  const [left, top] = [x * size.width, y * size.height];
  pen.strokeStyle = '#ffd978';
  pen.lineWidth = 2.5;
  pen.setLineDash([radius * 0.5, radius * 0.28]);
  pen.beginPath();
  pen.arc(left, top, radius, 0, 7);
  pen.stroke();
  pen.setLineDash([]);
  label(pen, {
    text: `${fish.kind.odds}×`,
    x: left,
    y: Math.max(18, top - radius - 8),
    size: 16,
  });
}

type Label = Point & { readonly text: string; readonly size: number };

function label(pen: Pen, { text, x, y, size }: Label): void {
  pen.font = `700 ${size}px "IBM Plex Sans Thai Looped", sans-serif`;
  pen.textAlign = 'center';
  pen.lineWidth = 4;
  pen.strokeStyle = 'oklch(0.15 0.05 280 / 0.85)';
  pen.strokeText(text, x, y);
  pen.fillStyle = '#ffe9a8';
  pen.fillText(text, x, y);
}

export type Cannon = {
  readonly place: number;
  readonly isOwn: boolean;
  /** Whose it is, where it is another's. */
  readonly name: string | null;
  readonly target: Point;
};

export function paintCannon(pen: Pen, { width, height }: Size, cannon: Cannon): void {
  const { place, isOwn, name, target } = cannon;
  const from = cannonAt(place);
  const at = { x: from.x * width, y: from.y * height };
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(Math.atan2(target.y * height - at.y, target.x * width - at.x) + Math.PI / 2);
  if (!isOwn) pen.scale(0.74, 0.74);
  const metal = pen.createLinearGradient(-14, 0, 14, 0);
  metal.addColorStop(0, isOwn ? '#6d3a12' : '#33415c');
  metal.addColorStop(0.5, isOwn ? '#ffd978' : '#c3cfe6');
  metal.addColorStop(1, isOwn ? '#6d3a12' : '#33415c');
  pen.fillStyle = metal;
  pen.beginPath();
  pen.roundRect(-10, -48, 20, 52, 8);
  pen.fill();
  pen.beginPath();
  pen.arc(0, 0, 24, 0, 7);
  pen.fill();
  pen.restore();
  if (name !== null) label(pen, { text: name, x: at.x, y: at.y - 46, size: 12 });
}

export function paintBullet(pen: Pen, { x, y }: Point, { width, height }: Size): void {
  const light = pen.createRadialGradient(x * width, y * height, 1, x * width, y * height, 12);
  light.addColorStop(0, '#fff');
  light.addColorStop(0.5, '#ffd978');
  light.addColorStop(1, 'oklch(0.8 0.15 80 / 0)');
  pen.fillStyle = light;
  pen.fillRect(x * width - 12, y * height - 12, 24, 24);
}

export function paintSplash(pen: Pen, { at, part, text }: Splash, { width, height }: Size): void {
  const [x, y] = [at.x * width, at.y * height];
  pen.strokeStyle = `oklch(0.95 0.06 ${text ? 90 : 220} / ${1 - part})`;
  pen.lineWidth = 3;
  for (const ring of [18, 34, 52]) {
    pen.beginPath();
    pen.arc(x, y, ring * (0.3 + part), 0, 7);
    pen.stroke();
  }
  if (text) label(pen, { text, x, y: y - 46 * part, size: 22 });
}
