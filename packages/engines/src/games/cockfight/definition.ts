import { odds } from '../../tables/chips.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'cockfight',
  version: 1,
  /** Of a hundred fights: the favourite is meron. */
  chances: { meron: 51, wala: 44, draw: 5 },
  pays: {
    /** A draw gives the stakes on both sides back. */
    meron: odds(80, 100),
    wala: odds(108, 100),
    draw: odds(18),
  },
  /** How often the two meet before the fight is over. */
  meetings: 8,
  strength: 100,
} as const;
