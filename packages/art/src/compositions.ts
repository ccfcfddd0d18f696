import type { Composition } from './composition.ts';
import { garden } from './compositions/garden.ts';
import { arch, curtain, deco, felt, petals } from './compositions/halls.ts';
import { dunes, moon, orbit, peaks, rays } from './compositions/sky.ts';
import { deep, waves } from './compositions/water.ts';

export const COMPOSITIONS = {
  arch,
  curtain,
  deco,
  deep,
  dunes,
  felt,
  garden,
  moon,
  orbit,
  peaks,
  petals,
  rays,
  waves,
} as const satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;
