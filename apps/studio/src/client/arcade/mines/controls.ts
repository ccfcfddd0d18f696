import { definition } from '@baize/engines/games/mines/definition';
import { type Choice, openedMax, payoutOf } from '@baize/engines/games/mines/engine';
import { button, make } from '../../dom.ts';
import type { Table } from '../../table.ts';
import { speech } from '../../words.ts';
import { createStepper } from '../stepper.ts';
import { timesText } from '../times-text.ts';
import { createWells } from '../wells.ts';
import { ARCADE_WORDS } from '../words.ts';
import { WORDS } from './words.ts';

type Pressed = { readonly onMines: (count: number) => void; readonly onAny: () => void };

/** How many mines, a stone at random, and what the round pays now and after the next gem. */
export function createControls(table: Table, { onMines, onAny }: Pressed) {
  const { say } = table;
  const own = speech(WORDS, say.language);
  const shared = speech(ARCADE_WORDS, say.language);
  const stepper = createStepper({
    label: own('mines'),
    less: own('fewer'),
    more: own('more'),
    range: [definition.minesMin, definition.minesMax],
    onChange: onMines,
  });
  const wells = createWells({ now: shared('now'), next: shared('next') });
  const any = button({ look: 'line', label: own('any'), onPress: onAny });
  return {
    element: make('div', { class: 'row' }, [stepper.element, any, wells.element]),
    draw({ mines }: Choice, found: number) {
      const { running, isBusy } = table.read();
      const isLast = found >= openedMax(mines);
      wells.draw({
        now: running ? timesText(payoutOf(mines, found), say.tag) : '–',
        next: isLast ? '–' : timesText(payoutOf(mines, found + 1), say.tag),
      });
      stepper.draw(mines, running !== null);
      any.disabled = running === null || isBusy;
    },
  };
}
