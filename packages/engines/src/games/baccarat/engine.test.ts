import { expect, test } from 'vitest';
import { scripted, seeded } from '../../core/rng.ts';
import { odds } from '../../tables/chips.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { everyWay } from '../../tables/every-way.ts';
import { definition as superSix } from '../baccarat-super-six/definition.ts';
import { betsOf, type Prices, type SixPrices, sixBetsOf } from './bets.ts';
import { dealHands, pointsOf } from './deal.ts';
import { definition } from './definition.ts';
import { baccarat, game } from './engine.ts';
import { everyPair, everyResult } from './every-deal.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const results = everyResult(definition.decks);
const pairs = everyPair(definition.decks);
const waysOf = (bet: string) => (bet.endsWith('pair') ? pairs : results);

type Wins = (player: number, banker: number, cards: number) => boolean;

const count = (isOne: Wins) =>
  results
    .filter(({ value: { player, banker } }) =>
      isOne(pointsOf(player), pointsOf(banker), player.length + banker.length),
    )
    .reduce((total, { weight }) => total + weight, 0);

const edgeOf = (name: string, prices: Partial<Prices & SixPrices>) => {
  const bets = new Map([
    ...betsOf({ ...definition.pays, ...prices }),
    ...sixBetsOf({ ...superSix.six, ...prices }),
  ]);
  const bet = bets.get(name);
  return bet && edgePercent(tally(bet, waysOf(name)), 10);
};

test('the par sheet is the count of all deals of eight decks', () => {
  expect(sheetOf(game, waysOf)).toEqual(parSheet);
});

test.each([
  ['all deals', 4_998_398_275_503_360, () => true],
  ['the banker wins', 2_292_252_566_437_888, (player, banker) => banker > player],
  ['the player wins', 2_230_518_282_592_256, (player, banker) => player > banker],
  ['they tie', 475_627_426_473_216, (player, banker) => player === banker],
  ['four cards', 1_893_735_611_458_560, (_player, _banker, cards) => cards === 4],
  ['five cards', 1_516_734_808_780_800, (_player, _banker, cards) => cards === 5],
  ['six cards', 1_587_927_855_264_000, (_player, _banker, cards) => cards === 6],
] as [string, number, Wins][])(
  'GAME-29 baccarat: %s in %d of six cards in order',
  (_, ways, isOne) => {
    expect(count(isOne)).toBe(ways);
  },
);

test.each([
  [0, 0, 0, 28_979_901_420_544],
  [1, 24_291_119_898_624, 24_639_193_538_560, 20_499_217_668_352],
  [2, 44_681_581_871_104, 44_328_525_111_296, 20_006_606_104_576],
  [3, 72_927_778_568_192, 62_946_423_310_336, 22_250_510_129_408],
  [4, 163_359_790_133_248, 86_165_771_096_064, 36_294_133_463_040],
  [5, 216_715_928_915_968, 122_838_277_197_824, 39_684_046_743_808],
  [6, 269_232_304_455_680, 312_658_895_192_064, 96_170_001_308_416],
  [7, 384_279_324_919_808, 408_043_979_470_848, 101_717_538_899_968],
  [8, 529_914_458_673_152, 555_823_197_134_848, 54_879_416_675_072],
  [9, 586_850_279_002_112, 613_074_020_540_416, 55_146_054_060_032],
])('with %d the banker wins %d deals, the player %d, and %d tie', (points, ...ways) => {
  expect([
    count((player, banker) => banker === points && banker > player),
    count((player, banker) => player === points && player > banker),
    count((player, banker) => player === points && player === banker),
  ]).toEqual(ways);
});

test.each([
  [2, 186_173_936_904_192],
  [3, 83_058_367_551_488],
])('the banker wins with six on %d cards in %d deals', (cards, ways) => {
  const sixes = results.filter(
    ({ value: { player, banker } }) =>
      pointsOf(banker) === 6 && pointsOf(player) < 6 && banker.length === cards,
  );
  expect(sixes.reduce((total, { weight }) => total + weight, 0)).toBe(ways);
});

test.each([
  ['banker', {}, '1.0579057842'],
  ['banker', { banker: odds(96, 100), bankerOnSix: odds(96, 100) }, '0.5993083616'],
  ['player', {}, '1.2350813289'],
  ['tie', {}, '14.3596287787'],
  ['tie', { tie: odds(9) }, '4.8440319764'],
  ['player-pair', {}, '10.3614457831'],
  ['banker-pair', {}, '10.3614457831'],
  ['player-pair', { pair: odds(12) }, '2.8915662651'],
  ['either-pair', {}, '13.7098768799'],
  ['perfect-pair', {}, '8.0470444786'],
  ['perfect-pair', { perfectPair: [odds(25), odds(25)] }, '13.0293909610'],
  ['banker', { banker: odds(1), bankerOnSix: odds(1, 2) }, '1.4581044640'],
  ['super-six', { superSix: odds(12) }, '29.9771693849'],
  ['super-six', { superSix: odds(15) }, '13.8180546276'],
  ['lucky-six', {}, '16.6835720406'],
  ['big', {}, '4.3457475956'],
  ['small', {}, '5.2828772799'],
  ['player-dragon', {}, '2.6516745320'],
  ['banker-dragon', {}, '9.3730740125'],
] as const)('GAME-29 the edge of %s at %o is %s %%', (bet, prices, edge) => {
  expect(edgeOf(bet, prices)).toBe(edge);
});

test('the player wins by nine, with a natural, and ties with one as often as is printed', () => {
  const natural = results.filter(
    ({ value: { player } }) => pointsOf(player) >= 8 && player.length === 2,
  );
  const sum = (isOne: (margin: number) => boolean) =>
    natural
      .filter(({ value: { player, banker } }) => isOne(pointsOf(player) - pointsOf(banker)))
      .reduce((total, { weight }) => total + weight, 0);
  expect(sum((margin) => margin > 0)).toBe(812_685_054_124_032);
  expect(sum((margin) => margin === 0)).toBe(89_325_908_267_520);
  expect(count((player, banker) => player - banker === 9) - sum((margin) => margin === 9)).toBe(
    18_409_431_764_992,
  );
});

test('from a shoe without end the tableau gives the counts of 13 to the sixth', () => {
  const byValue = Array.from({ length: 10 }, (_, card) => (card === 9 ? 4 : 1));
  const counts = { player: 0, banker: 0, tie: 0 };
  for (const { value, weight } of everyWay((choose) => dealHands(() => choose(byValue)))) {
    const { player, banker } = value;
    const margin = pointsOf(player) - pointsOf(banker);
    const winner = margin > 0 ? 'player' : margin < 0 ? 'banker' : 'tie';
    counts[winner] += weight * 13 ** (6 - player.length - banker.length);
  }
  expect(counts).toEqual({ player: 2_153_464, banker: 2_212_744, tie: 460_601 });
});

test('a round tells the cards in the order of the table', () => {
  // A fresh shoe has eight of each card, the aces of spades first: 2 and 3, 3 and ace, then 6 and 4.
  const script = scripted([8, 15, 15, 0, 36, 20]);
  expect(baccarat.play({ chips: [{ bet: 'banker', units: 2 }] }, script)).toEqual({
    events: [
      { type: 'deal', to: 'player', card: 1 },
      { type: 'deal', to: 'banker', card: 2 },
      { type: 'deal', to: 'player', card: 2 },
      { type: 'deal', to: 'banker', card: 0 },
      { type: 'deal', to: 'player', card: 5 },
      { type: 'deal', to: 'banker', card: 3 },
      { type: 'points', player: 1, banker: 8 },
      { type: 'paid', bets: [{ bet: 'banker', units: 2, pays: '1950000' }] },
    ],
    payout: 3_900_000n,
  });
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { chips: [{ bet: 'tie', units: 1 }] };
  expect(baccarat.play(choice, seeded(7))).toEqual(baccarat.play(choice, seeded(7)));
});
