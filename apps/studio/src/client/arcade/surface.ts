import { make } from '../dom.ts';

export type Size = { readonly width: number; readonly height: number };

export type Surface = {
  readonly element: HTMLCanvasElement;
  /** Clears the surface and draws it in pixels of the page, however fine the screen is. */
  paint(draw: (pen: CanvasRenderingContext2D, size: Size) => void): void;
};

const DENSITY_MAX = 2;

/** A canvas that fills its place and is painted again whenever the place changes. */
export function createSurface(look: string): Surface {
  const element = make('canvas', { class: look, 'aria-hidden': 'true' });
  const pen = element.getContext('2d');
  let last: ((pen: CanvasRenderingContext2D, size: Size) => void) | null = null;

  function repaint() {
    const { clientWidth: width, clientHeight: height } = element;
    if (!pen || !last || width === 0) return;
    const density = Math.min(DENSITY_MAX, devicePixelRatio);
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    if (element.width !== wide || element.height !== high) {
      element.width = wide;
      element.height = high;
    }
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.clearRect(0, 0, width, height);
    last(pen, { width, height });
  }

  new ResizeObserver(repaint).observe(element);
  return {
    element,
    paint(draw) {
      last = draw;
      repaint();
    },
  };
}
