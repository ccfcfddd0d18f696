import { dateTimeOf } from '../dates.ts';
import { make } from '../dom.ts';
import { type Race, type RacePlace, readRace } from '../race.ts';
import { listenToSite } from '../site.ts';
import type { Table } from '../table.ts';
import { createPanel } from './panel.ts';
import './race-strip.css';

/** So many of the first stand in the strip itself, where there is room. */
const LEADERS = 3;

/** Where a race runs for this game: who leads, the own place and what is missing to a better prize. */
export function createRaceStrip(table: Table): HTMLElement {
  const { say } = table;
  const panel = createPanel(say, say('race_title'));
  const strip = make('button', { type: 'button', class: 'race', 'aria-haspopup': 'dialog' });
  let race: Race | null = null;
  strip.hidden = true;
  strip.addEventListener('click', () => {
    if (race) panel.open(sheetOf(race, table));
  });
  listenToSite((message) => {
    if (message.type !== 'race') return;
    race = readRace(message.race);
    strip.hidden = race === null;
    if (race) strip.replaceChildren(...stripOf(race, table));
    if (race && panel.element.hasAttribute('open')) panel.open(sheetOf(race, table));
  });
  return strip;
}

function stripOf(race: Race, table: Table): readonly HTMLElement[] {
  const leaders = race.rows
    .slice(0, LEADERS)
    .map((row) =>
      make('span', { class: 'race-leader', 'data-own': String(row.isOwn) }, [
        make('i', {}, [String(row.place)]),
        ` ${row.name} `,
        table.money.text(row.score),
      ]),
    );
  return [
    make('b', {}, [race.name]),
    ...leaders,
    make('span', { class: 'race-own' }, [ownText(race, table)]),
  ];
}

function ownText({ place, next, first }: Race, { say, money }: Table): string {
  const own = place === null ? say('race_no_place') : say('race_place', { place: String(place) });
  if (next) {
    const amounts = { gap: money.text(next.gap), amount: money.text(next.amount) };
    return `${own} · ${say('race_next', amounts)}`;
  }
  const prize = place === null && first !== null ? money.text(first) : null;
  return prize === null ? own : `${own} · ${say('race_first', { amount: prize })}`;
}

function sheetOf(race: Race, table: Table): readonly Node[] {
  const { say } = table;
  const time = dateTimeOf(say.tag)(race.endsAt);
  const heads = ['race_rank', 'race_player', 'race_score', 'race_prize'] as const;
  return [
    make('p', { class: 'race-name' }, [
      make('b', {}, [race.name]),
      ` · ${say('race_until', { time })}`,
    ]),
    make('p', {}, [ownText(race, table)]),
    make('table', { class: 'race-table' }, [
      make('thead', {}, [
        make(
          'tr',
          {},
          heads.map((head) => make('th', { scope: 'col' }, [say(head)])),
        ),
      ]),
      make(
        'tbody',
        {},
        race.rows.map((row) => rowOf(row, table)),
      ),
    ]),
  ];
}

const rowOf = ({ place, name, score, prize, isOwn }: RacePlace, { money }: Table): HTMLElement =>
  make('tr', { 'data-own': String(isOwn) }, [
    make('td', {}, [String(place)]),
    make('td', {}, [name]),
    make('td', {}, [money.text(score)]),
    make('td', {}, [prize === null ? '–' : money.text(prize)]),
  ]);
