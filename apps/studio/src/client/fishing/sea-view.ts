import type { Fish } from '@baize/engines/fishing/scene';
import type { Sea } from '@baize/engines/fishing/seas';
import { createSurface, type Surface } from '../arcade/surface.ts';
import { isStill } from '../dom.ts';
import { paintFish } from './paint-fish.ts';
import {
  cannonAt,
  paintBullet,
  paintCannon,
  paintLock,
  paintSplash,
  paintWater,
  type Splash,
  unitOf,
  type Waters,
} from './paint-sea.ts';
import type { SeaLink } from './sea-link.ts';
import { createShoal, type Point, type Shoal } from './shoal.ts';

export type SeaView = {
  readonly element: HTMLElement;
  /** The fish that is aimed at: the one that was tapped while it swims, else the nearest to the cannon. */
  aimed(): Fish | null;
  /** Fish beside another, the nearest first, for a net. */
  around(fish: Fish, count: number): readonly Fish[];
  placeOf(fish: Fish): Point;
  fish(id: number): Fish | null;
  take(id: number): void;
  /** The shot of a place on its way, or none. */
  fly(place: number, shown: Flying): void;
};

/** What is seen of a shot: the bullet, then where it struck; neither when it is over. */
export type Flying = {
  readonly target: Fish | null;
  readonly bullet: Point | null;
  readonly splash: Splash | null;
};

type SeaOptions = {
  readonly sea: Sea;
  readonly hue?: number;
  readonly link: SeaLink;
  readonly onTap: () => void;
};

const THUMB_PX = 14;
/** Who wants things still sees the scene anew now and then. */
const STILL_MS = 700;

const isInside = ({ x, y }: Point): boolean => x > 0.04 && x < 0.96 && y > 0.02 && y < 0.98;

type Seen = { locked: Fish | null; readonly shots: Map<number, Flying> };

/** Who is near what, in pixels of the canvas. */
function createSight(element: HTMLCanvasElement, shoal: Shoal) {
  const sizeNow = () => ({ width: element.clientWidth, height: element.clientHeight });
  const distance = (fish: Fish, to: Point) => {
    const { width, height } = sizeNow();
    const at = shoal.placeOf(fish);
    return Math.hypot((at.x - to.x) * width, (at.y - to.y) * height);
  };
  const inSight = () => shoal.swimming().filter((fish) => isInside(shoal.placeOf(fish)));
  const nearest = (to: Point) => inSight().toSorted((a, b) => distance(a, to) - distance(b, to));
  return {
    inSight,
    nearest,
    /** The fish under a tap, with some room for a thumb. */
    under({ offsetX, offsetY }: PointerEvent): Fish | undefined {
      const { width, height } = sizeNow();
      const tap = { x: offsetX / width, y: offsetY / height };
      const unit = unitOf({ width, height });
      return nearest(tap).find((fish) => distance(fish, tap) < fish.kind.size * unit + THUMB_PX);
    },
  };
}

/** The water with its fish, drawn by the canvas; a tap aims and shoots. */
export function createSeaView({ link, onTap, ...waters }: SeaOptions): SeaView {
  const shoal = createShoal(waters.sea, link);
  const surface = createSurface('sea');
  const sight = createSight(surface.element, shoal);
  const seen: Seen = { locked: null, shots: new Map() };
  const own = () => link.read()?.place ?? 0;
  function aimed(): Fish | null {
    const { locked } = seen;
    const isThere = locked && sight.inSight().some(({ id }) => id === locked.id);
    if (!isThere) seen.locked = sight.nearest(cannonAt(own()))[0] ?? null;
    return seen.locked;
  }
  surface.element.addEventListener('pointerdown', (event) => {
    const hit = sight.under(event);
    if (!hit) return;
    seen.locked = hit;
    onTap();
  });
  const draw = () => paintScene(surface, { waters, link, shoal, aimed: aimed(), seen });
  function loop() {
    draw();
    requestAnimationFrame(loop);
  }
  if (isStill()) setInterval(draw, STILL_MS);
  else requestAnimationFrame(loop);
  return {
    element: surface.element,
    aimed,
    around: (fish, count) => sight.nearest(shoal.placeOf(fish)).slice(0, count),
    placeOf: (fish) => shoal.placeOf(fish),
    fish: (id) => shoal.fish(id),
    take: (id) => shoal.take(id),
    fly: (place, shown) => {
      if (shown.bullet || shown.splash) seen.shots.set(place, shown);
      else seen.shots.delete(place);
      draw();
    },
  };
}

type Scene = {
  readonly waters: Waters;
  readonly link: SeaLink;
  readonly shoal: Shoal;
  readonly aimed: Fish | null;
  readonly seen: Seen;
};

function paintScene(surface: Surface, { waters, link, shoal, aimed, seen }: Scene): void {
  surface.paint((pen, size) => {
    paintWater(pen, size, waters);
    for (const fish of shoal.swimming()) {
      const { x, y } = shoal.placeOf(fish);
      paintFish(pen, fish.kind, {
        x: x * size.width,
        y: y * size.height,
        radius: fish.kind.size * unitOf(size),
        isRightward: fish.isRightward,
        wave: performance.now() / 260 + fish.id,
      });
    }
    if (aimed) paintLock(pen, shoal.placeOf(aimed), { size, fish: aimed });
    const told = link.read();
    for (const { place, name } of told?.cannons ?? []) {
      const isOwn = place === told?.place;
      const target = isOwn ? aimed : (seen.shots.get(place)?.target ?? null);
      const ahead = { x: cannonAt(place).x, y: 0 };
      paintCannon(pen, size, {
        place,
        isOwn,
        name: isOwn ? null : name,
        target: target ? shoal.placeOf(target) : ahead,
      });
    }
    for (const { bullet, splash } of seen.shots.values()) {
      if (bullet) paintBullet(pen, bullet, size);
      if (splash) paintSplash(pen, splash, size);
    }
  });
}
