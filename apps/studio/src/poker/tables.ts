import type { TableRules } from '@baize/engines/holdem/table';
import { PLAY_MONEY } from '../stakes.ts';

/** What the studio calls the game, and the platform launches. */
export const POKER_GAME = 'texas-holdem';

export type PokerTable = {
  readonly code: string;
  readonly currency: string;
  readonly rules: TableRules;
};

const RAKE_PPM = 50_000;

/** Blinds in minor units; a buy-in is 40 to 100 big blinds, and the rake at most three of them. */
function table(
  code: string,
  currency: string,
  [bigBlind, seats]: readonly [number, number],
): PokerTable {
  const isCash = currency !== PLAY_MONEY;
  return {
    code,
    currency,
    rules: {
      seats,
      smallBlind: bigBlind / 2,
      bigBlind,
      buyInMin: bigBlind * 40,
      buyInMax: bigBlind * 100,
      rakePpm: isCash ? RAKE_PPM : 0,
      rakeCaps: isCash ? [bigBlind / 2, bigBlind, 2 * bigBlind, 3 * bigBlind] : [0],
      isCash,
    },
  };
}

export const POKER_TABLES: readonly PokerTable[] = [
  table('chao-phraya', 'THB', [200, 6]),
  table('ayutthaya', 'THB', [1_000, 6]),
  table('sukhothai', 'THB', [1_000, 9]),
  table('lanna', 'THB', [5_000, 6]),
  table('siam', 'THB', [20_000, 6]),
  table('duel', 'THB', [2_000, 2]),
  table('harbour', 'USD', [20, 6]),
  table('avenue', 'USD', [100, 9]),
  table('skyline', 'USD', [500, 6]),
  table('garden', PLAY_MONEY, [200, 6]),
  table('pavilion', PLAY_MONEY, [1_000, 6]),
  table('lagoon', PLAY_MONEY, [5_000, 9]),
];

export const findTable = (code: string): PokerTable | undefined =>
  POKER_TABLES.find((one) => one.code === code);
