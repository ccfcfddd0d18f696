import { capturedOf, chanceOf } from './capture.ts';
import { type FishKind, type Sea, WEAPONS, type Weapon } from './seas.ts';

/**
 * A hundred bullets bought by one bet. Each is unused, in flight, or resolved; what is unused or in
 * flight when the magazine is closed goes back with the wins, by one settlement.
 */
export type Magazine = {
  readonly session: string;
  readonly seed: string;
  readonly cost: bigint;
  readonly bullets: number;
  readonly used: number;
  /** The number of the next shot. */
  readonly nextShot: number;
  readonly inFlight: readonly Shot[];
  readonly won: bigint;
  readonly isClosed: boolean;
};

export type Shot = { readonly number: number; readonly weapon: Weapon['code'] };

export const BULLETS = 100;

export type Purchase = Pick<Magazine, 'session' | 'seed' | 'cost'>;

export const freshMagazine = (purchase: Purchase): Magazine => ({
  ...purchase,
  bullets: BULLETS,
  used: 0,
  nextShot: 0,
  inFlight: [],
  won: 0n,
  isClosed: false,
});

/** What the magazine costs: the one bet. */
export const priceOf = ({ cost, bullets }: Magazine): bigint => cost * BigInt(bullets);

/** Fires a shot; null when the number was fired before, or not enough bullets are left. */
export function fire(magazine: Magazine, shot: Shot): Magazine | null {
  const { bullets } = WEAPONS[shot.weapon];
  const isNext = shot.number === magazine.nextShot;
  if (magazine.isClosed || !isNext || magazine.used + bullets > magazine.bullets) return null;
  return {
    ...magazine,
    used: magazine.used + bullets,
    nextShot: shot.number + 1,
    inFlight: [...magazine.inFlight, shot],
  };
}

/** A fish in the scene. */
export type Target = { readonly id: number; readonly kind: FishKind };

export type Hit = {
  readonly number: number;
  /** Those the shot reaches that are still there. */
  readonly targets: readonly Target[];
};

export type Resolved = {
  readonly magazine: Magazine;
  /** The fish that is captured, or null. */
  readonly captured: Target | null;
  readonly win: bigint;
};

/**
 * Resolves a shot in flight. One that reaches nothing, because another captured the fish first, flies
 * on: null, and the magazine is as it was.
 */
export function resolve(magazine: Magazine, sea: Sea, hit: Hit): Resolved | null {
  const shot = magazine.inFlight.find(({ number }) => number === hit.number);
  if (!shot || magazine.isClosed || hit.targets.length === 0) return null;
  const { bullets, reach } = WEAPONS[shot.weapon];
  const reached = hit.targets.slice(0, reach);
  const { seed, session } = magazine;
  const at = capturedOf(
    sea,
    reached.map(({ kind }) => kind),
    chanceOf({ seed, session, number: shot.number }),
  );
  const captured = reached[at] ?? null;
  const win = captured ? magazine.cost * BigInt(bullets * captured.kind.odds) : 0n;
  return {
    magazine: {
      ...magazine,
      inFlight: magazine.inFlight.filter((one) => one !== shot),
      won: magazine.won + win,
    },
    captured,
    win,
  };
}

export type Settlement = { readonly won: bigint; readonly refunded: bigint };

/** The one settlement: wins, bullets never fired, and those whose shot was never resolved. */
export function closeMagazine(magazine: Magazine): Settlement {
  const flying = magazine.inFlight.reduce((all, { weapon }) => all + WEAPONS[weapon].bullets, 0);
  const unused = magazine.bullets - magazine.used + flying;
  return { won: magazine.won, refunded: magazine.cost * BigInt(unused) };
}
