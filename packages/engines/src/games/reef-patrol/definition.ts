import { REEF, WEAPONS } from '../../fishing/seas.ts';

/** Every number of the game that a mathematician may change. */
export const definition = { key: 'reef-patrol', version: 1, sea: REEF, weapons: WEAPONS } as const;
