/** A kind of fish: what one shot of a bullet's cost pays, and how it swims. */
export type FishKind = {
  readonly code: string;
  /** Times the cost of the shot. */
  readonly odds: number;
  /** How often one comes, against the others of its sea. */
  readonly weight: number;
  /** In thousandths of the scene's width. */
  readonly size: number;
  readonly crossingMs: number;
};

export type Sea = {
  readonly code: string;
  /** Of every shot, in millionths. */
  readonly returnPpm: number;
  /** A fish comes so often. */
  readonly spawnMs: number;
  readonly fish: readonly FishKind[];
};

export type Weapon = {
  readonly code: 'cannon' | 'net' | 'torpedo';
  /** Bullets a shot uses up; a capture pays the odds times as many. */
  readonly bullets: number;
  /** Fish it may reach at once. */
  readonly reach: number;
};

export const WEAPONS: Readonly<Record<Weapon['code'], Weapon>> = {
  cannon: { code: 'cannon', bullets: 1, reach: 1 },
  net: { code: 'net', bullets: 3, reach: 5 },
  torpedo: { code: 'torpedo', bullets: 8, reach: 1 },
};

/** A magazine has so many bullets. */
export const MAGAZINES: readonly number[] = [20, 50, 100];

const kind = (
  code: string,
  odds: number,
  rest: Pick<FishKind, 'weight' | 'size' | 'crossingMs'>,
): FishKind => ({ code, odds, ...rest });

/** Small fish come often and swim fast; the two that lead a sea are slow and rare. */
export const REEF: Sea = {
  code: 'reef',
  returnPpm: 960_000,
  spawnMs: 700,
  fish: [
    kind('guppy', 2, { weight: 24, size: 34, crossingMs: 14_000 }),
    kind('clown', 3, { weight: 20, size: 40, crossingMs: 15_000 }),
    kind('tang', 4, { weight: 16, size: 46, crossingMs: 16_000 }),
    kind('butterfly', 6, { weight: 12, size: 50, crossingMs: 17_000 }),
    kind('puffer', 8, { weight: 9, size: 56, crossingMs: 20_000 }),
    kind('lion', 12, { weight: 7, size: 64, crossingMs: 20_000 }),
    kind('turtle', 20, { weight: 5, size: 84, crossingMs: 24_000 }),
    kind('ray', 30, { weight: 4, size: 104, crossingMs: 24_000 }),
    kind('shark', 60, { weight: 2, size: 150, crossingMs: 26_000 }),
    kind('golden-dragon', 200, { weight: 1, size: 220, crossingMs: 32_000 }),
  ],
};

export const DEEP: Sea = {
  code: 'deep',
  returnPpm: 960_000,
  spawnMs: 850,
  fish: [
    kind('lantern', 2, { weight: 22, size: 34, crossingMs: 15_000 }),
    kind('shrimp', 3, { weight: 18, size: 38, crossingMs: 16_000 }),
    kind('jelly', 5, { weight: 16, size: 52, crossingMs: 22_000 }),
    kind('squid', 8, { weight: 12, size: 60, crossingMs: 18_000 }),
    kind('eel', 10, { weight: 9, size: 90, crossingMs: 20_000 }),
    kind('angler', 16, { weight: 7, size: 78, crossingMs: 24_000 }),
    kind('octopus', 25, { weight: 5, size: 100, crossingMs: 26_000 }),
    kind('swordfish', 40, { weight: 3, size: 140, crossingMs: 18_000 }),
    kind('whale', 100, { weight: 2, size: 230, crossingMs: 34_000 }),
    kind('kraken', 500, { weight: 1, size: 250, crossingMs: 36_000 }),
  ],
};

export const SEAS: readonly Sea[] = [REEF, DEEP];
