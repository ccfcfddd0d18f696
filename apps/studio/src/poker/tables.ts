import { POKER_GAME } from '@baize/engines/families/poker-titles';
import type { TableRules } from '@baize/engines/holdem/table';
import { PLAY_MONEY } from '../stakes.ts';

export type PokerTable = {
  /** The title in whose lobby it stands; play money is played at the same tables in every lobby. */
  readonly game: string | null;
  readonly code: string;
  readonly currency: string;
  readonly rules: TableRules;
};

const RAKE_PPM = 50_000;

/** Blinds in minor units; a buy-in is 40 to 100 big blinds, and the rake at most three of them. */
const table =
  (game: string) =>
  (code: string, currency: string, [bigBlind, seats]: readonly [number, number]): PokerTable => {
    const isCash = currency !== PLAY_MONEY;
    return {
      game: isCash ? game : null,
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
  };

/** The two tables of a title: by its big blind in satang and in cents, and so many seats. */
const pair = (
  game: string,
  codes: readonly [thb: string, usd: string],
  [thb, usd, seats]: readonly [number, number, number],
): readonly PokerTable[] => [
  table(game)(codes[0], 'THB', [thb, seats]),
  table(game)(codes[1], 'USD', [usd, seats]),
];

export const POKER_TABLES: readonly PokerTable[] = [
  table(POKER_GAME)('chao-phraya', 'THB', [200, 6]),
  table(POKER_GAME)('ayutthaya', 'THB', [1_000, 6]),
  table(POKER_GAME)('sukhothai', 'THB', [1_000, 9]),
  table(POKER_GAME)('lanna', 'THB', [5_000, 6]),
  table(POKER_GAME)('siam', 'THB', [20_000, 6]),
  table(POKER_GAME)('duel', 'THB', [2_000, 2]),
  table(POKER_GAME)('harbour', 'USD', [20, 6]),
  table(POKER_GAME)('avenue', 'USD', [100, 9]),
  table(POKER_GAME)('skyline', 'USD', [500, 6]),
  table(POKER_GAME)('garden', PLAY_MONEY, [200, 6]),
  table(POKER_GAME)('pavilion', PLAY_MONEY, [1_000, 6]),
  table(POKER_GAME)('lagoon', PLAY_MONEY, [5_000, 9]),
  ...pair('crosswind-holdem', ['monsoon', 'trade-wind'], [400, 20, 6]),
  ...pair('crosswind-heads-up', ['headwind', 'tailwind'], [1_000, 50, 2]),
  ...pair('ferry-deck-holdem', ['upper-deck', 'lower-deck'], [200, 10, 9]),
  ...pair('night-ferry-holdem', ['last-crossing', 'lamplight'], [4_000, 200, 6]),
  ...pair('full-ring-at-the-bridge', ['east-pier', 'west-pier'], [2_000, 100, 9]),
  ...pair('wax-seal-bluff', ['signet', 'envelope'], [1_000, 50, 6]),
  ...pair('red-seal-high-stakes', ['cinnabar', 'vermilion'], [50_000, 2_000, 6]),
  ...pair('saltmarsh-holdem', ['salt-pan', 'tide-pool'], [100, 4, 6]),
  ...pair('reed-hut-holdem', ['reed-hut', 'heron-nest'], [600, 30, 4]),
];

/** The tables that whoever opens a title in a currency may sit at. */
export const tablesOf = ({ game, currency }: Lobby): readonly PokerTable[] =>
  POKER_TABLES.filter(
    (one) => one.currency === currency && (one.game === null || one.game === game),
  );

export const findTable = (lobby: Lobby, code: string): PokerTable | undefined =>
  tablesOf(lobby).find((one) => one.code === code);

type Lobby = { readonly game: string; readonly currency: string };
