import type { Engine } from '@baize/engines/core/engine';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { type Hands, pointsOf } from '@baize/engines/games/baccarat/deal';
import type { definition } from '@baize/engines/games/baccarat/definition';
import type { Event } from '@baize/engines/games/baccarat/engine';
import type { definition as sixDefinition } from '@baize/engines/games/baccarat-super-six/definition';
import type { Bets } from '@baize/engines/tables/chip-engine';
import type { Ppm } from '@baize/std/money';
import type { SideNames } from '../../live/roads-view.ts';
import type { Dictionary, Speech } from '../../words.ts';
import type { ChipView } from '../chips/chip-view.ts';
import { pricesText } from '../chips/named-spot.ts';
import { createHands } from './hands.ts';
import { layOut } from './lay-out.ts';
import type { BaccaratWord } from './words.ts';
import './baccarat.css';

export type Prices = typeof definition.pays | typeof sixDefinition.pays;
export type SixPrices = typeof sixDefinition.six;

type BaccaratOptions = {
  readonly engine: Engine;
  readonly sheet: ParSheet;
  readonly bets: Bets<Hands>;
  readonly words: Dictionary<BaccaratWord>;
  readonly pays: Prices;
  /** Only without commission. */
  readonly six: SixPrices | null;
};

const TONES = { player: 'blue', banker: 'red', tie: 'green' } as const;

/** Who has more. */
export function winnerOf({ player, banker }: Hands): keyof typeof TONES {
  const margin = pointsOf(player) - pointsOf(banker);
  return margin > 0 ? 'player' : margin < 0 ? 'banker' : 'tie';
}

const ROAD_MARKS = { banker: 'B', player: 'P', tie: 'T' } as const;

/** The sides as the roads name them. */
export const sideNames = (say: Speech<BaccaratWord>): SideNames => ({
  B: { letter: 'B', name: say('banker') },
  P: { letter: 'P', name: say('player') },
  T: { letter: 'T', name: say('tie') },
});

/** Baccarat with the commission or without it. */
export const baccaratView = ({
  engine,
  sheet,
  bets,
  words,
  pays,
  six,
}: BaccaratOptions): ChipView<Hands, BaccaratWord> => ({
  engine,
  sheet,
  bets,
  words,
  outcomeOf(events) {
    const deals = (events as readonly Event[]).filter((event) => event.type === 'deal');
    const of = (side: 'player' | 'banker') =>
      deals.filter(({ to }) => to === side).map(({ card }) => card);
    return deals.length === 0 ? null : { player: of('player'), banker: of('banker') };
  },
  lineOf(hands, say) {
    const winner = winnerOf(hands);
    if (winner === 'tie') return say('ties', { points: `${pointsOf(hands.player)}` });
    const points = `${pointsOf(hands.player)} : ${pointsOf(hands.banker)}`;
    return say('wins', { side: say(winner), points });
  },
  markOf(hands) {
    const winner = winnerOf(hands);
    const points = Math.max(pointsOf(hands.player), pointsOf(hands.banker));
    return { text: `${points}`, tone: TONES[winner] };
  },
  roads: {
    winnerOf: (hands) => ROAD_MARKS[winnerOf(hands)],
    namesOf: sideNames,
  },
  createTheatre: createHands,
  layOut: (spot, say) => layOut(spot, say, { pays, six }),
  pricesOf: (say) => pricesOf(say, pays, six),
});

type PriceRows = readonly (readonly [name: string, odds: string])[];

function pricesOf(say: Speech<BaccaratWord>, pays: Prices, six: SixPrices | null): PriceRows {
  const row = (word: BaccaratWord, price: Ppm | readonly Ppm[]) =>
    [say(word), pricesText(price, say)] as const;
  return [
    row('player', pays.player),
    row('banker', pays.banker),
    ...(six ? [row('banker_six_row', pays.bankerOnSix)] : []),
    row('tie', pays.tie),
    row('pair_row', pays.pair),
    row('either_pair_row', pays.eitherPair),
    row('perfect_pair_row', pays.perfectPair),
    row('small_row', pays.small),
    row('big_row', pays.big),
    row('dragon_row', Object.values(pays.dragon)),
    row('natural_row', pays.dragonNatural),
    ...(six ? [row('super_six_row', six.superSix), row('lucky_six_row', six.luckySix)] : []),
  ];
}
