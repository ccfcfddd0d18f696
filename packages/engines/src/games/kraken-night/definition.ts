import { DEEP, MAGAZINES, WEAPONS } from '../../fishing/seas.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'kraken-night',
  version: 2,
  sea: DEEP,
  weapons: WEAPONS,
  magazines: MAGAZINES,
} as const;
