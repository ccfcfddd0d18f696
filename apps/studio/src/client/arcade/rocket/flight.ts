import { drawMotif } from '@baize/art/arcade/draw-motif';
import { rocket } from '@baize/art/motifs/play';
import { make } from '../../dom.ts';
import { hundredths } from '../../money.ts';
import { picture } from '../../tables/picture.ts';
import { createSurface, type Size } from '../surface.ts';
import { type Curve, curveTo } from './curve.ts';
import { drawBlast, drawGrid, drawSky, drawTrail } from './draw-sky.ts';
import './flight.css';

export type Sight = {
  readonly target: number;
  readonly reached: number;
  /** From 0 to 1 once it bursts; null while it flies. */
  readonly blast: number | null;
};

export type Flight = {
  readonly element: HTMLElement;
  draw(sight: Sight): void;
  mark(result: 'none' | 'win' | 'lost'): void;
};

/** The picture points 58 degrees up from the level. */
const TILT = (58 * Math.PI) / 180;
const ROCKET_SIZE = 84;

/** A rocket on its curve to the moon, with the figure it has reached. */
export function createFlight(tag: string): Flight {
  const surface = createSurface('flight-sky');
  const figure = make('output', { class: 'flown' });
  const element = make('div', { class: 'board flight', dir: 'ltr' }, [surface.element, figure]);
  const image = picture(
    drawMotif({ name: 'rocket', motif: rocket, materials: ['pearl', 'ruby', 'gold'] }),
    '',
  );
  let last: Sight = { target: 200, reached: 100, blast: null };

  function paint() {
    const sight = last;
    surface.paint((pen, size) => drawSight(pen, size, { sight, image, tag }));
    figure.replaceChildren(`${hundredths(sight.reached, tag)}×`);
  }
  image.addEventListener('load', paint);
  return {
    element,
    draw(sight) {
      last = sight;
      paint();
    },
    mark(result) {
      element.dataset['result'] = result;
    },
  };
}

type Parts = {
  readonly sight: Sight;
  readonly image: HTMLImageElement;
  readonly tag: string;
};

function drawSight(pen: CanvasRenderingContext2D, size: Size, { sight, image, tag }: Parts): void {
  const { reached, target, blast } = sight;
  const curve = curveTo(reached, size);
  drawSky(pen, size, reached);
  drawGrid(pen, size, { curve, target, tag });
  drawTrail(pen, curve, reached);
  const tip = curve.at(reached);
  if (blast !== null) drawBlast(pen, tip, blast);
  if (blast === null || blast < 0.25)
    drawRocket(pen, image, { tip, angle: angleAt(curve, reached) });
}

/** The way it points, from its last two spots; it starts nearly flat on its ramp. */
function angleAt(curve: Curve, reached: number): number {
  const tip = curve.at(reached);
  const before = curve.at(Math.max(100, reached * 0.97));
  if (reached <= 102) return -0.35;
  return Math.atan2(tip.y - before.y, tip.x - before.x);
}

type Pose = { readonly tip: { readonly x: number; readonly y: number }; readonly angle: number };

function drawRocket(pen: CanvasRenderingContext2D, image: HTMLImageElement, pose: Pose): void {
  if (!image.complete || image.naturalWidth === 0) return;
  const half = ROCKET_SIZE / 2;
  pen.save();
  pen.translate(pose.tip.x, pose.tip.y);
  pen.rotate(pose.angle + TILT);
  // Its tail, not its middle, is where the curve ends.
  pen.translate(half * 0.42, -half * 0.68);
  pen.drawImage(image, -half, -half, ROCKET_SIZE, ROCKET_SIZE);
  pen.restore();
}
