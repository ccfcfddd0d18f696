import { CanvasSource, Texture } from 'pixi.js';
import type { Pictures } from './pictures.ts';

/** The pictures of a slot in the size they are shown, at rest and in full speed. */
export type Textures = {
  readonly sharp: readonly Texture[];
  readonly blurred: readonly Texture[];
  /** A coin with what it is worth written on it. */
  coin(symbol: number, lines: readonly string[]): Texture;
  free(): void;
};

/** How far a symbol moves while the eye looks once, in parts of its height, and in how many steps. */
const SMEAR = 0.5;
const SMEAR_STEPS = 16;

export function drawTextures(images: Pictures, pixels: number): Textures {
  const square: Size = [pixels, pixels];
  const tall: Size = [pixels, Math.ceil(pixels * (1 + SMEAR))];
  const made: Texture[] = [];
  const keep = (canvas: HTMLCanvasElement) => {
    const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: false });
    const texture = new Texture({ source });
    made.push(texture);
    return texture;
  };
  const coins = new Map<string, Texture>();
  return {
    sharp: images.map((image) =>
      keep(paint(square, (pen) => pen.drawImage(image, 0, 0, pixels, pixels))),
    ),
    blurred: images.map((image) => keep(paint(tall, (pen) => smear(pen, image)))),
    coin(symbol, lines) {
      const text = lines.join(' ');
      const known = coins.get(text);
      if (known) return known;
      const image = images[symbol];
      const texture = keep(paint(square, (pen) => image && mint(pen, image, lines)));
      coins.set(text, texture);
      return texture;
    },
    free: () => {
      for (const texture of made) texture.destroy(true);
    },
  };
}

type Size = readonly [width: number, height: number];

function paint(
  [width, height]: Size,
  draw: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  return canvas;
}

/** The picture many times over itself: what a shutter sees that is open while it passes. */
function smear(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const { width, height } = pen.canvas;
  pen.globalAlpha = 2 / SMEAR_STEPS;
  for (let step = 0; step < SMEAR_STEPS; step++) {
    pen.drawImage(image, 0, ((height - width) * step) / (SMEAR_STEPS - 1), width, width);
  }
}

function mint(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  lines: readonly string[],
): void {
  const side = pen.canvas.width;
  pen.drawImage(image, 0, 0, side, side);
  const longest = Math.max(3, ...lines.map((line) => line.length));
  const size = Math.min(0.25 / lines.length ** 0.4, 0.82 / longest) * side;
  pen.font = `700 ${size}px Anuphan, system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = size * 0.22;
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgb(30 8 20 / 0.85)';
  pen.fillStyle = '#fff7d6';
  for (const [place, line] of lines.entries()) {
    const y = side / 2 + (place - (lines.length - 1) / 2) * size * 1.15;
    pen.strokeText(line, side / 2, y);
    pen.fillText(line, side / 2, y);
  }
}
