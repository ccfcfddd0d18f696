import { LIVE_TITLES } from '@baize/engines/families/live-titles';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { assert } from '@baize/std/assert';
import { make } from '../dom.ts';
import type { Game } from '../game.ts';
import { facts } from '../shell/facts.ts';
import type { Table } from '../table.ts';
import { chipGame } from '../tables/chips/chip-game.ts';
import { speech, titlesOf } from '../words.ts';
import type { LiveView } from './live-view.ts';
import { mountLive } from './mount-live.ts';
import { LIVE_WORDS } from './words.ts';
import { TITLES } from './words-titles.ts';
import './live.css';
import './roads.css';

/** A shared table in the shell: its game, played by everybody at once. */
export function liveGame<Outcome, Name extends string>(
  code: string,
  live: LiveView<Outcome, Name>,
): Game {
  const table = LIVE_TABLES.get(code);
  assert(table, `there is a table ${code}`);
  const own = { ...live, view: { ...live.view, engine: table.engine } };
  const game = chipGame(own.view);
  const { clock } = table;
  return {
    ...game,
    rulesKey: table.game,
    title: titleOf(code),
    mount: (seat, frame) => mountLive(own, seat, frame),
    rulesOf(seat) {
      const words = speech(LIVE_WORDS, seat.say.language);
      const [open, last] = [clock.openMs, clock.lastCallMs].map((ms) => `${ms / 1_000}`);
      const every = clock.everyMs && words('rules_schedule', { every: `${clock.everyMs / 1_000}` });
      const texts = [
        every || words('rules_clock', { open: open ?? '', last: last ?? '' }),
        words('rules_void'),
        words('no_forecast'),
      ];
      return [...game.rulesOf(seat), ...texts.map((text) => make('p', {}, [text]))];
    },
    fairnessOf,
  };
}

function titleOf(code: string): Game['title'] {
  const own = TITLES[code];
  const title = own ? titlesOf(own) : LIVE_TITLES.get(code)?.names;
  assert(title, `the table ${code} has a title`);
  return title;
}

/** How a shared round is drawn, and the seal of the last that this player was in. */
function fairnessOf(table: Table): readonly Node[] {
  const { say } = table;
  const words = speech(LIVE_WORDS, say.language);
  const [last] = table.read().rounds;
  return [
    make('p', {}, [words('fairness')]),
    ...(last?.roomRoundId ? [facts([[say('round_id'), last.roomRoundId]])] : []),
  ];
}
