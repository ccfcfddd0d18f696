import { make } from '../../dom.ts';
import { COIN, createProbes, type Spot } from './probes.ts';

export type Foil = {
  readonly element: HTMLCanvasElement;
  /** Covers all fields anew. */
  cover(): void;
  /** Takes the foil off a field. */
  bare(field: number): void;
  setOff(isOff: boolean): void;
};

type Tones = readonly [light: string, body: string, shade: string];

type FoilOptions = {
  readonly fields: number;
  readonly columns: number;
  readonly tones: Tones;
  /** A field has been scratched far enough to be read. */
  readonly onBare: (field: number) => void;
};

const DENSITY_MAX = 2;

/** A foil that a coin scratches away. Strokes are kept in parts of the foil, so that it may grow. */
export function createFoil({ fields, columns, tones, onBare }: FoilOptions): Foil {
  const element = make('canvas', { class: 'foil', 'aria-hidden': 'true' });
  const pen = element.getContext('2d');
  const rows = Math.ceil(fields / columns);
  const probes = createProbes({ fields, columns });
  const bared = new Set<number>();
  let strokes: (readonly [from: Spot, to: Spot])[] = [];

  function scratch(from: Spot, to: Spot) {
    if (!pen) return;
    const { width, height } = element;
    pen.globalCompositeOperation = 'destination-out';
    pen.lineCap = 'round';
    pen.lineWidth = (width / columns) * COIN;
    pen.beginPath();
    pen.moveTo(from.x * width, from.y * height);
    pen.lineTo(to.x * width, to.y * height + 0.01);
    pen.stroke();
  }
  function clearField(field: number) {
    const [wide, high] = [element.width / columns, element.height / rows];
    pen?.clearRect((field % columns) * wide, Math.floor(field / columns) * high, wide, high);
  }
  function paint() {
    const density = Math.min(DENSITY_MAX, devicePixelRatio);
    element.width = Math.max(1, Math.round(element.clientWidth * density));
    element.height = Math.max(1, Math.round(element.clientHeight * density));
    if (pen) drawFoil(pen, tones);
    for (const [from, to] of strokes) scratch(from, to);
    for (const field of bared) clearField(field);
  }

  onStrokes(element, (from, to) => {
    strokes.push([from, to]);
    scratch(from, to);
    for (const field of probes.stroke(from, to)) onBare(field);
  });
  new ResizeObserver(paint).observe(element);
  return {
    element,
    cover() {
      strokes = [];
      bared.clear();
      probes.clear();
      paint();
    },
    bare(field) {
      bared.add(field);
      clearField(field);
    },
    setOff(isOff) {
      element.dataset['off'] = String(isOff);
    },
  };
}

/** Tells the way of a pressed pointer, piece by piece; a foil that is off hears of none. */
function onStrokes(element: HTMLElement, tell: (from: Spot, to: Spot) => void): void {
  let last: Spot | null = null;
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const move = (event: PointerEvent) => {
    if (last === null || element.dataset['off'] === 'true') return;
    const to = spotOf(event);
    tell(last, to);
    last = to;
  };
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    last = spotOf(event);
    move(event);
  });
  element.addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, () => {
      last = null;
    });
  }
}

/** Metal with a fine weave, lit from the upper start. */
function drawFoil(pen: CanvasRenderingContext2D, [light, body, shade]: Tones): void {
  const { width, height } = pen.canvas;
  const metal = pen.createLinearGradient(0, 0, width, height);
  const tones = [light, body, light, body, shade, body];
  tones.forEach((tone, place) => metal.addColorStop(place / (tones.length - 1), tone));
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = metal;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = 'rgb(255 255 255 / 0.14)';
  pen.lineWidth = Math.max(1, width / 400);
  for (let x = -height; x < width + height; x += width / 36) {
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + height, height);
    pen.moveTo(x + height, 0);
    pen.lineTo(x, height);
    pen.stroke();
  }
}
