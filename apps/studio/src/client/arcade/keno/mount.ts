import { readPicks } from '@baize/engines/arcade/keno';
import { play as playIcon } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { button, make } from '../../dom.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { onKeys } from '../keys.ts';
import type { Motion } from '../motion.ts';
import { outcomeOf } from '../outcome.ts';
import { pickSome } from '../pick-some.ts';
import { playByPress } from '../play-by-press.ts';
import { createTrail } from '../trail.ts';
import { ARCADE_WORDS } from '../words.ts';
import { createBoard } from './board.ts';
import { drawEvent } from './draw-event.ts';
import { type KenoFacts, lineOf } from './keno-facts.ts';
import { createPayRow } from './pay-row.ts';
import { KENO_WORDS } from './words.ts';

const DRAW_MS = 1_300;

/** Numbers are picked on the board, then drawn onto it one after the other. */
export function mountKeno(facts: KenoFacts, table: Table, frame: Frame): void {
  const { say } = table;
  const { definition } = facts;
  const own = speech(KENO_WORDS, say.language);
  const shared = speech(ARCADE_WORDS, say.language);
  const { numbers, pays, first, lucky } = definition;
  const all = Array.from({ length: numbers }, (_, place) => place + 1);
  let picks: readonly number[] = [];
  const board = createBoard({ numbers, label: own('board'), onPick: toggle });
  const payRow = createPayRow(definition, own);

  function put(next: readonly number[]) {
    picks = next;
    clear();
    board.drawPicks(picks);
    payRow.draw(picks.length || first);
  }
  function choose(next: readonly number[]) {
    if (table.read().isBusy || next.length > pays.length) return;
    put(next);
    player.draw();
  }
  function toggle(number: number) {
    choose(picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number]);
  }
  function clear() {
    board.clearMarks();
    payRow.light(null);
  }
  const pickForMe = () => choose(pickSome(all, picks.length || first));

  async function show(round: WireRound, motion: Motion) {
    const event = eventOf(facts.engine, round);
    if (!event) return;
    let seen = 0;
    await motion.run(DRAW_MS, (part) => {
      const now = Math.floor(part * event.numbers.length);
      if (now === seen) return;
      if (part < 1) frame.sound.play('pop');
      seen = now;
      drawEvent(
        { ...event, numbers: event.numbers.slice(0, now) },
        board,
        lucky !== undefined && now === event.numbers.length,
      );
    });
    payRow.light(event.hits.length, outcomeOf(round).isWin);
  }

  frame.stage.append(
    createTrail(table, { label: shared('last'), textOf: (round) => lineOf(facts, round, say) }),
    board.element,
  );
  frame.controls.append(
    make('div', { class: 'row' }, [
      button({ look: 'line', label: shared('quick_pick'), onPress: pickForMe }),
      button({ look: 'line', label: shared('clear'), onPress: () => choose([]) }),
      payRow.element,
    ]),
  );
  onKeys({ q: pickForMe, c: () => choose([]) });
  put([]);
  const player = playByPress(table, frame, {
    label: own('draw'),
    icon: playIcon,
    first: own('first'),
    playing: own('drawing'),
    choiceOf: () => (picks.length === 0 ? null : { picks }),
    take: (last) => put(readPicks(definition, last)?.picks ?? []),
    clear,
    show,
  });
}
