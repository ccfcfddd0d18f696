import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container } from 'pixi.js';
import { heightOf, type Shape, widthOf } from './shape.ts';

/** Beyond this the eye sees no more, and a phone has four times as much to paint. */
const RESOLUTION_MAX = 2;

/** What it is painted by, the first that works. */
type Preference = readonly ('webgl' | 'canvas')[];

export type Stage = {
  readonly canvas: HTMLCanvasElement;
  readonly root: Container;
  readonly resolution: number;
  resize(shape: Shape): void;
  paint(): void;
};

/**
 * What the reels are painted on. A machine without a graphics card of its own is given the canvas,
 * which is faster there and needs nothing; symbols are pictures on both.
 */
export async function createStage(preference: Preference = usual()): Promise<Stage> {
  const resolution = Math.min(RESOLUTION_MAX, globalThis.devicePixelRatio || 1);
  const renderer = await autoDetectRenderer({
    preference: [...preference],
    skipExtensionImports: true,
    backgroundAlpha: 0,
    antialias: false,
    autoDensity: true,
    resolution,
  });
  const root = new Container();
  const { canvas } = renderer;
  canvas.setAttribute('aria-hidden', 'true');
  return {
    canvas,
    root,
    resolution,
    resize: (shape) => renderer.resize(widthOf(shape), heightOf(shape)),
    paint: () => renderer.render(root),
  };
}

const usual = (): Preference => (hasGraphicsCard() ? ['webgl', 'canvas'] : ['canvas']);

const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether WebGL is more than the processor playing a graphics card. */
function hasGraphicsCard(): boolean {
  const options = { failIfMajorPerformanceCaveat: true };
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl', options) as WebGLRenderingContext | null;
  if (!context) return false;
  const facts = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = facts && context.getParameter(facts.UNMASKED_RENDERER_WEBGL);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name !== 'string' || !BY_PROCESSOR.test(name);
}
