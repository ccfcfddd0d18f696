import { isPokDengTitle, POK_DENG_GAME, POKER_GAME } from '@baize/engines/families/poker-titles';
import { bankMinOf, type PokDengRules } from '@baize/engines/pok-deng/table';
import { assert } from '@baize/std/assert';
import { PLAY_MONEY } from '../stakes.ts';
import type { CardRules } from './card-games.ts';

export type PokerTable = {
  /** The title in whose lobby it stands; play money is played at the same tables in every lobby. */
  readonly game: string | null;
  readonly code: string;
  readonly currency: string;
  readonly rules: CardRules;
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

const BANK_HANDS = 5;

/** By the least stake; ten of it are the most, and who sits down can always keep the bank. */
const pokDeng =
  (game: string) =>
  (code: string, currency: string, stakeMin: number): PokerTable => {
    const isCash = currency !== PLAY_MONEY;
    const stakes = { seats: 6, stakeMin, stakeMax: 10 * stakeMin };
    const rules: PokDengRules = {
      ...stakes,
      buyInMin: 40 * stakeMin,
      buyInMax: 200 * stakeMin,
      rakePpm: isCash ? RAKE_PPM : 0,
      rakeCap: isCash ? 2 * stakeMin : 0,
      bankHands: BANK_HANDS,
      isCash,
    };
    assert(rules.buyInMin >= bankMinOf(rules), `${code} seats nobody who could not keep the bank`);
    return { game: isCash ? game : null, code, currency, rules };
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

const HOLDEM_TABLES: readonly PokerTable[] = [
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

const POK_DENG_TABLES: readonly PokerTable[] = [
  pokDeng(POK_DENG_GAME)('talat-noi', 'THB', 500),
  pokDeng(POK_DENG_GAME)('song-wat', 'THB', 2_000),
  pokDeng(POK_DENG_GAME)('rattanakosin', 'THB', 10_000),
  pokDeng(POK_DENG_GAME)('canal-house', 'USD', 20),
  pokDeng(POK_DENG_GAME)('shophouse', 'USD', 100),
  pokDeng(POK_DENG_GAME)('tea-room', PLAY_MONEY, 100),
  pokDeng(POK_DENG_GAME)('back-garden', PLAY_MONEY, 500),
  pokDeng('salt-house-pok-deng')('salt-house', 'THB', 1_000),
  pokDeng('salt-house-pok-deng')('white-barn', 'USD', 50),
];

export const POKER_TABLES: readonly PokerTable[] = [...HOLDEM_TABLES, ...POK_DENG_TABLES];

/** The tables that whoever opens a title in a currency may sit at. */
export const tablesOf = ({ game, currency }: Lobby): readonly PokerTable[] =>
  (isPokDengTitle(game) ? POK_DENG_TABLES : HOLDEM_TABLES).filter(
    (one) => one.currency === currency && (one.game === null || one.game === game),
  );

export const findTable = (lobby: Lobby, code: string): PokerTable | undefined =>
  tablesOf(lobby).find((one) => one.code === code);

type Lobby = { readonly game: string; readonly currency: string };
