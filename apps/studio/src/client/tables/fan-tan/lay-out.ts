import { definition } from '@baize/engines/games/fan-tan/definition';
import { game } from '@baize/engines/games/fan-tan/engine';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { SpotMaker } from '../chips/cloth.ts';
import { namedSpot } from '../chips/named-spot.ts';
import { createPages } from '../chips/pages.ts';
import type { FanTanWord } from './words.ts';

const { pays } = definition;

type Kind = keyof typeof pays;

const betsOf = (kind: Kind): readonly string[] =>
  [...game.bets.keys()].filter((bet) => bet.startsWith(`${kind}:`));

/** Numbers, pairs and threes first; what can give the stake back on a page of its own. */
export function layOut(spot: SpotMaker, say: Speech<FanTanWord>): readonly Node[] {
  const row = (kind: Kind, look: string, more: readonly Node[] = []) =>
    make('div', { class: `cloth-part of-${kind}` }, [
      make('h2', { class: 'part-name' }, [say(`${kind}_name`)]),
      make('div', { class: `cloth-row ${look}` }, [
        ...betsOf(kind).map((bet) => numbersSpot(spot, say, bet)),
        ...more,
      ]),
    ]);
  const halves = (['odd', 'even'] as const).map((bet) =>
    namedSpot(spot, say, { bet, label: say(bet), pays: pays.kwok }),
  );
  const main = make('div', { class: 'page' }, [
    row('fan', 'is-four'),
    row('kwok', 'is-six', halves),
    row('hong', 'is-four'),
  ]);
  const more = make('div', { class: 'page' }, [row('nim', 'is-six'), row('nga', 'is-six')]);
  return createPages(say('pages'), [
    { label: say('main'), element: main },
    { label: say('more'), element: more },
  ]);
}

/** The numbers that win, large; the one that gives the stake back, small beside them. */
function numbersSpot(spot: SpotMaker, say: Speech<FanTanWord>, bet: string): HTMLElement {
  const [kind, list] = bet.split(':') as [Kind, string];
  const numbers = list.split('-');
  const back = kind === 'nim' || kind === 'nga' ? numbers.at(-1) : undefined;
  const wins = back === undefined ? numbers : numbers.slice(0, -1);
  const face = make('span', { class: 'spot-name is-total' }, [
    wins.join(' · '),
    back === undefined ? null : make('i', { class: 'push' }, [` (${back})`]),
  ]);
  const told = back === undefined ? '' : `, ${say('gives_back', { number: back })}`;
  const label = `${say(`${kind}_name`)} ${wins.join(' ')}${told}`;
  return namedSpot(spot, say, { bet, label, pays: pays[kind], face });
}
