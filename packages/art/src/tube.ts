import { assert } from '@baize/std/assert';
import { type Point, polygon } from './shapes.ts';

/** One cut across a tube: its middle, the direction across it, and half its width there. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly acrossX: number;
  readonly acrossY: number;
  readonly halfWidth: number;
};

/** Spine and half width are functions of the way along, from 0 to 1. */
type Shape = {
  readonly spine: (along: number) => Point;
  readonly halfWidth: (along: number) => number;
  readonly steps: number;
};

export type Tube = {
  readonly d: string;
  readonly frames: readonly Frame[];
  readonly frame: (index: number) => Frame;
};

/** A body along a spine: fish, snakes, tentacles, weeds and feathers. */
export function tube(shape: Shape): Tube {
  const frames = Array.from({ length: shape.steps + 1 }, (_, index) =>
    cut(shape, index / shape.steps),
  );
  const near = frames.map((frame) => side(frame, 1));
  const far = frames.map((frame) => side(frame, -1)).reverse();
  return {
    d: polygon([...near, ...far]),
    frames,
    frame: (index) => {
      const frame = frames[index];
      assert(frame, 'a tube has a frame at each of its steps');
      return frame;
    },
  };
}

/** A point of the skin: 1 and -1 are its two sides, 0 the spine; `beyond` leaves the skin. */
export const side = (frame: Frame, share: number, beyond = 0): Point => {
  const distance = share * (frame.halfWidth + beyond);
  return [frame.x + frame.acrossX * distance, frame.y + frame.acrossY * distance];
};

function cut({ spine, halfWidth }: Shape, along: number): Frame {
  const [x, y] = spine(along);
  const [beforeX, beforeY] = spine(Math.max(0, along - 0.005));
  const [afterX, afterY] = spine(Math.min(1, along + 0.005));
  const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
  return {
    x,
    y,
    acrossX: -(afterY - beforeY) / length,
    acrossY: (afterX - beforeX) / length,
    halfWidth: halfWidth(along),
  };
}
