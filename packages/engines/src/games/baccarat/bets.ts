import type { Ppm } from '@baize/std/money';
import { rankOf } from '../../tables/cards.ts';
import type { Bet, Bets } from '../../tables/chip-engine.ts';
import { LOST, PUSH } from '../../tables/chips.ts';
import { type Hands, isNatural, pointsOf, type Side } from './deal.ts';

export type Prices = {
  readonly player: Ppm;
  readonly banker: Ppm;
  readonly bankerOnSix: Ppm;
  readonly tie: Ppm;
  readonly pair: Ppm;
  readonly eitherPair: Ppm;
  /** By the number of hands that are one. */
  readonly perfectPair: readonly Ppm[];
  readonly small: Ppm;
  readonly big: Ppm;
  /** By the points a side wins by. */
  readonly dragon: Readonly<Record<number, Ppm>>;
  readonly dragonNatural: Ppm;
};

export type SixPrices = { readonly superSix: Ppm; readonly luckySix: readonly Ppm[] };

type Hand = Hands[Side];

const SIX = 6;

const won = (kind: string, price: Ppm, wins: (hands: Hands) => boolean): Bet<Hands> => ({
  kind,
  pays: (hands) => (wins(hands) ? price : LOST),
});

/** Above zero when the side wins, zero when they tie. */
const marginOf = ({ player, banker }: Hands, side: Side): number =>
  (pointsOf(player) - pointsOf(banker)) * (side === 'player' ? 1 : -1);

const isPair = ([first, second]: Hand): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

const isPerfect = ([first, second]: Hand): boolean => first === second;

const cardsOf = ({ player, banker }: Hands): number => player.length + banker.length;

const isBankerSix = (hands: Hands): boolean =>
  marginOf(hands, 'banker') > 0 && pointsOf(hands.banker) === SIX;

export const betsOf = (prices: Prices): Bets<Hands> =>
  new Map([
    ['player', sideBet('player', () => prices.player)],
    ['banker', sideBet('banker', (hand) => priceOfBanker(hand, prices))],
    ['tie', won('tie', prices.tie, (hands) => marginOf(hands, 'player') === 0)],
    ['player-pair', won('pair', prices.pair, ({ player }) => isPair(player))],
    ['banker-pair', won('pair', prices.pair, ({ banker }) => isPair(banker))],
    [
      'either-pair',
      won(
        'either-pair',
        prices.eitherPair,
        ({ player, banker }) => isPair(player) || isPair(banker),
      ),
    ],
    ['perfect-pair', perfectPairBet(prices)],
    ['small', won('small', prices.small, (hands) => cardsOf(hands) === 4)],
    ['big', won('big', prices.big, (hands) => cardsOf(hands) > 4)],
    ['player-dragon', dragonBet('player', prices)],
    ['banker-dragon', dragonBet('banker', prices)],
  ]);

/** The bets on a banker who wins with six. */
export const sixBetsOf = ({ superSix, luckySix }: SixPrices): Bets<Hands> =>
  new Map([
    ['super-six', won('super-six', superSix, isBankerSix)],
    [
      'lucky-six',
      {
        kind: 'lucky-six',
        pays: (hands) => (isBankerSix(hands) ? (luckySix[hands.banker.length - 2] ?? LOST) : LOST),
      },
    ],
  ]);

/** A tie gives the stake back. */
const sideBet = (side: Side, priceOf: (hand: Hand) => Ppm): Bet<Hands> => ({
  kind: side,
  pays(hands) {
    const margin = marginOf(hands, side);
    return margin > 0 ? priceOf(hands[side]) : margin === 0 ? PUSH : LOST;
  },
});

const priceOfBanker = (hand: Hand, { banker, bankerOnSix }: Prices): Ppm =>
  pointsOf(hand) === SIX ? bankerOnSix : banker;

const perfectPairBet = ({ perfectPair }: Prices): Bet<Hands> => ({
  kind: 'perfect-pair',
  pays: ({ player, banker }) => perfectPair[[player, banker].filter(isPerfect).length - 1] ?? LOST,
});

/** Naturals that tie give the stake back. */
const dragonBet = (side: Side, { dragon, dragonNatural }: Prices): Bet<Hands> => ({
  kind: `${side}-dragon`,
  pays(hands) {
    const margin = marginOf(hands, side);
    if (isNatural(hands[side])) return margin > 0 ? dragonNatural : margin === 0 ? PUSH : LOST;
    return dragon[margin] ?? LOST;
  },
});
