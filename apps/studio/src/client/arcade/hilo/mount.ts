import { hilo, type Move } from '@baize/engines/games/hilo/engine';
import { type Minor, multiply } from '@baize/std/money';
import { cards } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { button, make } from '../../dom.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table, TableState } from '../../table.ts';
import { speech } from '../../words.ts';
import { cardText } from '../cards/card.ts';
import { eventsOf } from '../event-of.ts';
import { onKeys } from '../keys.ts';
import { createMotion } from '../motion.ts';
import { tellOutcome } from '../outcome.ts';
import { timesText } from '../times-text.ts';
import { createPaidTrail } from '../trail.ts';
import { createWells } from '../wells.ts';
import { ARCADE_WORDS } from '../words.ts';
import { createLayout } from './layout.ts';
import { standingOf } from './standing.ts';
import { WORDS } from './words.ts';

/** A card lies open; the next is guessed, passed over, or what there is is taken. */
export function mount(table: Table, frame: Frame): void {
  const { say, money } = table;
  const own = speech(WORDS, say.language);
  const shared = speech(ARCADE_WORDS, say.language);
  let motion = createMotion();
  const layout = createLayout(own, move);
  const wells = createWells({ now: shared('now'), right: own('right') });
  const skip = button({ look: 'line', label: own('skip'), onPress: () => move('skip') });

  async function show(round: WireRound) {
    await layout.show(round, motion);
    const last = eventsOf(hilo, round).at(-1);
    if (round.status !== 'running') return tellOutcome(round, { table, frame });
    frame.sound.play('card');
    const isRight = last?.type === 'guess';
    const card = last && last.type !== 'cash-out' ? cardText(last.card) : '';
    frame.tell(own(isRight ? 'went_on' : 'begin', { card }));
  }

  function move(type: Move['type']) {
    const { running, isBusy } = table.read();
    if (isBusy) return motion.cut();
    if (!running?.next?.includes(type)) return;
    motion = createMotion();
    void table.move({ type }, show);
  }

  function press() {
    const { running, isBusy } = table.read();
    if (isBusy) return motion.cut();
    if (running) return move('cash-out');
    motion = createMotion();
    layout.clear();
    void table.play({}, show);
  }

  function draw({ running, isBusy }: TableState) {
    const events = running ? eventsOf(hilo, running) : [];
    const standing = running ? standingOf(events) : null;
    layout.drawOffers(standing, running === null);
    const right = events.filter((event) => event.type === 'guess').length;
    wells.draw({
      now: standing ? timesText(standing.pays, say.tag) : '–',
      right: String(right),
    });
    skip.disabled = isBusy || !running?.next?.includes('skip');
    if (!running || !standing) {
      return frame.setAction({ label: own('deal'), icon: cards, onPress: press });
    }
    const amount = money.text(multiply(BigInt(running.stake) as Minor, standing.pays, 'down'));
    frame.setAction({ label: own('take', { amount }), onPress: press });
  }

  frame.stage.append(createPaidTrail(table), layout.element);
  frame.controls.append(make('div', { class: 'row' }, [skip, wells.element]));
  onKeys({
    ArrowUp: () => move('higher'),
    ArrowDown: () => move('lower'),
    s: () => move('skip'),
  });
  const { running, rounds } = table.read();
  frame.tell(own(running ? 'again' : 'first'));
  if (running) void layout.show(running, null);
  table.watch(draw);
  const [last] = rounds;
  if (last?.status === 'open') void table.follow(last, show);
}
