import { MAGAZINES, REEF, WEAPONS } from '../../fishing/seas.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'reef-patrol',
  version: 2,
  sea: REEF,
  weapons: WEAPONS,
  magazines: MAGAZINES,
} as const;
