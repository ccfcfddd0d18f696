import { type Reach, winningRolls } from '@baize/engines/arcade/reach';
import { times } from '@baize/engines/arcade/times';
import { type Minor, multiply } from '@baize/std/money';
import type { Table } from '../../table.ts';
import { speech } from '../../words.ts';
import { createWells } from '../wells.ts';
import { ARCADE_WORDS } from '../words.ts';

/** How likely a target is and what it pays: told by the engine's own rules. */
export function createProspects(table: Table, reach: Reach) {
  const { say, money } = table;
  const shared = speech(ARCADE_WORDS, say.language);
  const wells = createWells({ chance: shared('chance'), win: say('win_pays') });
  const percent = new Intl.NumberFormat(say.tag, { maximumSignificantDigits: 4 });
  let target = reach.targetMin;
  const draw = () =>
    wells.draw({
      chance: `${percent.format((winningRolls(reach, target) / reach.rolls) * 100)} %`,
      win: money.element(multiply(table.read().stake as Minor, times(target), 'down')),
    });
  table.watch(draw);
  return {
    element: wells.element,
    draw(next: number) {
      target = next;
      draw();
    },
  };
}
