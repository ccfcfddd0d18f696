import { DEEP, WEAPONS } from '../../fishing/seas.ts';

/** Every number of the game that a mathematician may change. */
export const definition = { key: 'kraken-night', version: 1, sea: DEEP, weapons: WEAPONS } as const;
