import { chipRules, HALF, LOST, PUSH, won } from './chips.ts';

/** 0 to 51: spades, hearts, diamonds, clubs, each from ace to king. */
const rankOf = (card: number): number => (card % 13) + 1;

const SUITS = ['spade', 'heart', 'diamond', 'club'];

type DragonTigerSheet = { readonly decks: number; readonly pays: Readonly<Record<string, string>> };

export const playDragonTiger = chipRules((given, stream) => {
  const { decks, pays } = given as DragonTigerSheet;
  const draw = stream.shoe(decks);
  const cards: Readonly<Record<string, number>> = { dragon: draw(), tiger: draw() };
  const [dragon, tiger] = [rankOf(cards['dragon']!), rankOf(cards['tiger']!)];
  const side = (margin: number) => (margin === 0 ? HALF : won(margin > 0, pays['side']));
  const whole: Readonly<Record<string, bigint>> = {
    dragon: side(dragon - tiger),
    tiger: side(tiger - dragon),
    tie: won(dragon === tiger, pays['tie']),
    'suited-tie': won(cards['dragon'] === cards['tiger'], pays['suitedTie']),
  };
  return {
    told: Object.entries(cards).map(([to, card]) => ({ type: 'deal', to, card })),
    priceOf(bet) {
      const [to = '', what = ''] = bet.split(':');
      const card = cards[to];
      if (what === '' || card === undefined) return whole[bet] ?? null;
      const rank = rankOf(card);
      const suit = SUITS.indexOf(what);
      if (suit >= 0) return won(rank !== 7 && Math.floor(card / 13) === suit, pays['suit']);
      const prices: Readonly<Record<string, bigint>> = {
        big: won(rank > 7, pays['bigOrSmall']),
        small: won(rank < 7, pays['bigOrSmall']),
        odd: won(rank % 2 === 1, pays['odd']),
        even: won(rank % 2 === 0, pays['even']),
      };
      return prices[what] ?? null;
    },
  };
});

type BaccaratSheet = {
  readonly decks: number;
  readonly pays: {
    readonly [name: string]: unknown;
    readonly perfectPair: readonly string[];
    readonly dragon: Readonly<Record<string, string>>;
  };
  readonly six?: { readonly superSix: string; readonly luckySix: readonly string[] };
};

const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((all, card) => all + (rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10;

const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && pointsOf(cards) > 7;

/** The least and the most value of the player's third card at which a banker of so many points draws. */
const BANKER_DRAWS: Readonly<Record<number, readonly [number, number]>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

function isBankerDrawing(points: number, third: number | null): boolean {
  if (third === null) return points < 6;
  const value = pointsOf([third]);
  if (points < 3) return true;
  if (points === 3) return value !== 8;
  const [least, most] = BANKER_DRAWS[points] ?? [10, 10];
  return value >= least && value <= most;
}

function deal(draw: () => number) {
  const [player, banker] = [[draw()], [draw()]] as [number[], number[]];
  player.push(draw());
  banker.push(draw());
  if (!isNatural(player) && !isNatural(banker)) {
    const third = pointsOf(player) < 6 ? draw() : null;
    if (third !== null) player.push(third);
    if (isBankerDrawing(pointsOf(banker), third)) banker.push(draw());
  }
  return { player, banker };
}

type Hands = ReturnType<typeof deal>;

function pricesOf({ player, banker }: Hands, { pays, six }: BaccaratSheet) {
  const price = (name: string) => String(pays[name]);
  const margin = pointsOf(player) - pointsOf(banker);
  const isPair = (hand: readonly number[]) => rankOf(hand[0]!) === rankOf(hand[1]!);
  const perfect = [player, banker].filter((hand) => hand[0] === hand[1]).length;
  const cards = player.length + banker.length;
  const isSix = margin < 0 && pointsOf(banker) === 6;
  const side = (by: number, name: string) => (by === 0 ? PUSH : won(by > 0, price(name)));
  const dragon = (hand: readonly number[], by: number) =>
    isNatural(hand) ? side(by, 'dragonNatural') : BigInt(pays.dragon[by] ?? 0);
  const bets: Record<string, bigint> = {
    player: side(margin, 'player'),
    banker: side(-margin, isSix ? 'bankerOnSix' : 'banker'),
    tie: won(margin === 0, price('tie')),
    'player-pair': won(isPair(player), price('pair')),
    'banker-pair': won(isPair(banker), price('pair')),
    'either-pair': won(isPair(player) || isPair(banker), price('eitherPair')),
    'perfect-pair': BigInt(pays.perfectPair[perfect - 1] ?? 0),
    small: won(cards === 4, price('small')),
    big: won(cards > 4, price('big')),
    'player-dragon': dragon(player, margin),
    'banker-dragon': dragon(banker, -margin),
  };
  if (six) {
    bets['super-six'] = won(isSix, six.superSix);
    bets['lucky-six'] = isSix ? BigInt(six.luckySix[banker.length - 2] ?? 0) : LOST;
  }
  return bets;
}

export const playBaccarat = chipRules((given, stream) => {
  const sheet = given as BaccaratSheet;
  const hands = deal(stream.shoe(sheet.decks));
  const { player, banker } = hands;
  const deals = [0, 1, 2].flatMap((place) => [
    { type: 'deal', to: 'player', card: player[place] },
    { type: 'deal', to: 'banker', card: banker[place] },
  ]);
  const prices = pricesOf(hands, sheet);
  return {
    told: [
      ...deals.flatMap(({ card, ...rest }) => (card === undefined ? [] : [{ ...rest, card }])),
      { type: 'points', player: pointsOf(player), banker: pointsOf(banker) },
    ],
    priceOf: (bet) => prices[bet] ?? null,
  };
});
