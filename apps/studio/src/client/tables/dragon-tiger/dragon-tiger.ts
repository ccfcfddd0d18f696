import { letterOf } from '@baize/art/tables/card-face';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { Cards, Side } from '@baize/engines/games/dragon-tiger/bets';
import { definition } from '@baize/engines/games/dragon-tiger/definition';
import { dragonTiger, type Event, game as rules } from '@baize/engines/games/dragon-tiger/engine';
import parSheet from '@baize/engines/games/dragon-tiger/par-sheet.json' with { type: 'json' };
import { rankOf, SUITS } from '@baize/engines/tables/cards';
import type { Ppm } from '@baize/std/money';
import { make } from '../../dom.ts';
import type { SideNames } from '../../live/roads-view.ts';
import type { Speech } from '../../words.ts';
import { cardText } from '../cards/card.ts';
import { chipGame } from '../chips/chip-game.ts';
import type { ChipView } from '../chips/chip-view.ts';
import type { SpotMaker } from '../chips/cloth.ts';
import { namedSpot, pricesText } from '../chips/named-spot.ts';
import { createDuel } from './duel.ts';
import { type DragonTigerWord, WORDS } from './words.ts';
import '../baccarat/baccarat.css';
import './dragon-tiger.css';

const { pays } = definition;
const TONES = { dragon: 'green', tiger: 'red', tie: 'violet' } as const;
const LETTERS = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' } as const;

function winnerOf({ dragon, tiger }: Cards): Side | 'tie' {
  const margin = rankOf(dragon) - rankOf(tiger);
  return margin > 0 ? 'dragon' : margin < 0 ? 'tiger' : 'tie';
}

const ROAD_MARKS = { tiger: 'B', dragon: 'P', tie: 'T' } as const;

/** The sides as the roads name them: the first is drawn blue there, the second red. */
export const sideNames = (say: Speech<DragonTigerWord>): SideNames => ({
  B: { letter: 'T', name: say('tiger') },
  P: { letter: 'D', name: say('dragon') },
  T: { letter: '=', name: say('tie') },
});

export const view: ChipView<Cards, DragonTigerWord> = {
  engine: dragonTiger,
  sheet: parSheet as ParSheet,
  bets: rules.bets,
  words: WORDS,
  outcomeOf(events) {
    const deals = (events as readonly Event[]).filter((event) => event.type === 'deal');
    const [dragon, tiger] = deals;
    return dragon && tiger ? { dragon: dragon.card, tiger: tiger.card } : null;
  },
  lineOf(hands, say) {
    const cards = `${cardText(hands.dragon)} : ${cardText(hands.tiger)}`;
    const winner = winnerOf(hands);
    return winner === 'tie' ? say('ties', { cards }) : say('wins', { side: say(winner), cards });
  },
  markOf(cards) {
    const rank = Math.max(rankOf(cards.dragon), rankOf(cards.tiger));
    return { text: letterOf(rank), tone: TONES[winnerOf(cards)] };
  },
  roads: {
    winnerOf: (cards) => ROAD_MARKS[winnerOf(cards)],
    namesOf: sideNames,
  },
  createTheatre: createDuel,
  layOut,
  pricesOf: (say) => [
    [say('side_row'), pricesText(pays.side, say)],
    [say('tie'), pricesText(pays.tie, say)],
    [say('suited_tie'), pricesText(pays.suitedTie, say)],
    [say('size_row'), pricesText(pays.bigOrSmall, say)],
    [say('odd_row'), pricesText(pays.odd, say)],
    [say('even_row'), pricesText(pays.even, say)],
    [say('suit_row'), pricesText(pays.suit, say)],
  ],
};

export const game = chipGame(view);

function layOut(spot: SpotMaker, say: Speech<DragonTigerWord>): readonly Node[] {
  const made = (bet: 'dragon' | 'tiger' | 'tie' | 'suited-tie', price: Ppm, look: string) =>
    namedSpot(spot, say, {
      bet,
      label: say(bet === 'suited-tie' ? 'suited_tie' : bet),
      pays: price,
      look,
    });
  const oneCard = (side: Side, look: string) =>
    make('div', { class: 'cloth-row is-four' }, [
      ...(
        [
          ['big', pays.bigOrSmall],
          ['small', pays.bigOrSmall],
          ['odd', pays.odd],
          ['even', pays.even],
        ] as const
      ).map(([word, price]) =>
        namedSpot(spot, say, {
          bet: `${side}:${word}`,
          label: `${say(side)} ${say(word)}`,
          pays: price,
          look,
          face: make('span', { class: 'spot-name' }, [say(word)]),
        }),
      ),
      ...SUITS.map((suit) =>
        namedSpot(spot, say, {
          bet: `${side}:${suit}`,
          label: `${say(side)} ${say(suit)}`,
          pays: pays.suit,
          look,
          face: make('span', { class: `suit-name of-${suit}` }, [LETTERS[suit]]),
        }),
      ),
    ]);
  return [
    make('div', { class: 'cloth-row is-main' }, [
      made('dragon', pays.side, 'is-large of-dragon'),
      make('div', { class: 'cloth-row' }, [
        made('tie', pays.tie, 'of-tie'),
        made('suited-tie', pays.suitedTie, 'of-tie'),
      ]),
      made('tiger', pays.side, 'is-large of-banker'),
    ]),
    make('div', { class: 'cloth-row is-duel' }, [
      oneCard('dragon', 'of-dragon'),
      oneCard('tiger', 'of-banker'),
    ]),
  ];
}
