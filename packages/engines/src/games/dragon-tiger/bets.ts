import type { Ppm } from '@baize/std/money';
import { type Card, rankOf, SUITS, suitOf } from '../../tables/cards.ts';
import type { Bet, Bets } from '../../tables/chip-engine.ts';
import { HALF, LOST } from '../../tables/chips.ts';
import type { definition } from './definition.ts';

export type Side = 'dragon' | 'tiger';

export type Cards = Readonly<Record<Side, Card>>;

export type Prices = Readonly<Record<keyof typeof definition.pays, Ppm>>;

type Row = readonly [name: string, bet: Bet<Cards>];

const SEVEN = 7;

const isTie = ({ dragon, tiger }: Cards): boolean => rankOf(dragon) === rankOf(tiger);

const isSuited = ({ dragon, tiger }: Cards): boolean => dragon === tiger;

const won = (kind: string, price: Ppm, wins: (cards: Cards) => boolean): Bet<Cards> => ({
  kind,
  pays: (cards) => (wins(cards) ? price : LOST),
});

export const betsOf = (prices: Prices): Bets<Cards> =>
  new Map([
    ['dragon', sideBet(prices, ({ dragon, tiger }) => rankOf(dragon) > rankOf(tiger))],
    ['tiger', sideBet(prices, ({ dragon, tiger }) => rankOf(tiger) > rankOf(dragon))],
    ['tie', won('tie', prices.tie, isTie)],
    ['suited-tie', won('suited-tie', prices.suitedTie, isSuited)],
    ...oneCardBets('dragon', prices),
    ...oneCardBets('tiger', prices),
  ]);

const sideBet = ({ side }: Prices, wins: (cards: Cards) => boolean): Bet<Cards> => ({
  kind: 'side',
  pays: (cards) => (wins(cards) ? side : isTie(cards) ? HALF : LOST),
});

/** Bets on what one card is, whatever the other is. */
const oneCardBets = (side: Side, prices: Prices): readonly Row[] => [
  [`${side}:big`, won('half', prices.bigOrSmall, (cards) => rankOf(cards[side]) > SEVEN)],
  [`${side}:small`, won('half', prices.bigOrSmall, (cards) => rankOf(cards[side]) < SEVEN)],
  [`${side}:odd`, won('odd', prices.odd, (cards) => rankOf(cards[side]) % 2 === 1)],
  [`${side}:even`, won('even', prices.even, (cards) => rankOf(cards[side]) % 2 === 0)],
  ...SUITS.map((suit): Row => {
    const wins = (cards: Cards) => rankOf(cards[side]) !== SEVEN && suitOf(cards[side]) === suit;
    return [`${side}:${suit}`, won('suit', prices.suit, wins)];
  }),
];
