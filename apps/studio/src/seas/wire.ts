import type { Weapon } from '@baize/engines/fishing/seas';

/** What a page knows of the sea it shoots in. Times are milliseconds since the scene began. */
export type WireSea = {
  readonly sea: string;
  /** Every fish follows from it and the time. */
  readonly scene: string;
  readonly nowMs: number;
  readonly seq: string;
  /** The reader's own cannon. */
  readonly place: number;
  readonly cannons: readonly WireCannon[];
  /** Those that the reader has not seen, the oldest first. */
  readonly shots: readonly WireSeaShot[];
};

export type WireCannon = { readonly place: number; readonly name: string };

export type WireSeaShot = {
  readonly seq: string;
  readonly place: number;
  readonly weapon: Weapon['code'];
  readonly fish: readonly number[];
  /** The fish that is gone since; null when all escaped. */
  readonly captured: number | null;
};
