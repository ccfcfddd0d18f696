import { definition } from '@baize/engines/games/kinnari-dance/definition';
import { theme } from '../../apps/studio/src/client/slots/games/kinnari-dance.ts';
import { createColumn } from '../../apps/studio/src/client/slots/reels/column.ts';
import { loadPictures, symbolUrls } from '../../apps/studio/src/client/slots/reels/pictures.ts';
import { createStage } from '../../apps/studio/src/client/slots/reels/stage.ts';
import { drawTextures } from '../../apps/studio/src/client/slots/reels/textures.ts';

/** What one frame took: since the one before, and of it the work of ours. */
export type Frame = { readonly sinceMs: number; readonly workMs: number };

/** Ten columns with nine rows and the one above them: a hundred symbols. */
const SHAPE = { reels: 10, rows: 9, cellWidth: 128, cellHeight: 80, picture: 128 };
const WARM_MS = 1_000;

/** The symbols of a slot, a hundred of them on the move, painted as a weak machine paints them. */
async function measure(forMs: number): Promise<readonly Frame[]> {
  const [stage, images] = await Promise.all([
    createStage(['canvas']),
    loadPictures(symbolUrls(definition, theme)),
  ]);
  const textures = drawTextures(images, SHAPE.picture);
  stage.resize(SHAPE);
  document.body.append(stage.canvas);
  const sprites = Array.from({ length: SHAPE.reels }, (_, reel) => {
    const column = createColumn(reel, SHAPE.rows);
    stage.root.addChild(column.view);
    column.layout(SHAPE, textures);
    column.draw({ offset: 0, at: (row) => (row + reel + 1) % images.length, isBlurred: false });
    return Array.from({ length: SHAPE.rows + 1 }, (_row, row) => column.sprite(row - 1));
  }).flat();
  const frames: Frame[] = [];
  const startMs = performance.now();
  let lastMs = startMs;
  return new Promise((resolve) => {
    const frame = (nowMs: number) => {
      for (const [place, sprite] of sprites.entries()) {
        sprite.x = 64 + (place % 10) * 128 + Math.sin(nowMs / 400 + place) * 40;
        sprite.y = (nowMs * (0.2 + (place % 7) * 0.06) + place * 97) % 720;
        sprite.scale.set(1 + 0.1 * Math.sin(nowMs / 300 + place));
      }
      const beforeMs = performance.now();
      stage.paint();
      frames.push({ sinceMs: nowMs - lastMs, workMs: performance.now() - beforeMs });
      lastMs = nowMs;
      if (nowMs - startMs < WARM_MS) frames.length = 0;
      if (nowMs - startMs < WARM_MS + forMs) requestAnimationFrame(frame);
      else resolve(frames);
    };
    requestAnimationFrame(frame);
  });
}

Object.assign(globalThis, { measure });
