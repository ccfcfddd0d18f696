import { cards as cardsIcon } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table, TableState } from '../../table.ts';
import { speech } from '../../words.ts';
import { eventsOf } from '../event-of.ts';
import { onKeys } from '../keys.ts';
import { createMotion } from '../motion.ts';
import { outcomeOf, tellOutcome } from '../outcome.ts';
import type { Hold } from './best-hold.ts';
import { handText } from './hand-text.ts';
import { createHandView } from './hand-view.ts';
import { createPayBoard } from './pay-board.ts';
import type { PokerFacts } from './poker-game.ts';
import { teach } from './teach.ts';
import { POKER_WORDS } from './words.ts';

const NONE: Hold = [false, false, false, false, false];
const BACKS = [null, null, null, null, null];

/** Five cards are dealt, some are held, the others replaced: two presses a round. */
export function mountPoker({ engine, definition }: PokerFacts, table: Table, frame: Frame): void {
  const { say } = table;
  const own = speech(POKER_WORDS, say.language);
  let motion = createMotion();
  let hold = NONE;
  let shown = '';
  const hand = createHandView(own, toggle);
  const hint = make('p', { class: 'hint', role: 'status' });
  const board = createPayBoard(definition, {
    label: own('pay_board'),
    tag: say.tag,
    nameOf: (name) => handText(name, definition, own),
  });

  function toggle(place: number) {
    if (table.read().isBusy || !table.read().running) return;
    hold = hold.map((isHeld, at) => (at === place ? !isHeld : isHeld));
    frame.sound.play('press');
    hand.drawHold(hold, false);
  }

  async function show(round: WireRound) {
    const [deal, drawn] = eventsOf(engine, round);
    const last = drawn ?? deal;
    if (!last || !deal) return;
    shown = round.roundId;
    frame.sound.play('card');
    await hand.turnTo(last.cards, motion);
    const { isWin } = outcomeOf(round);
    board.light(last.hand, isWin);
    const name = last.hand && handText(last.hand, definition, own);
    if (last.type === 'deal') {
      return frame.tell(name ? own('made', { hand: name }) : own('choose'));
    }
    hand.mark(isWin ? 'win' : 'lost');
    tellOutcome(round, { table, frame, name });
    const isWanted = () => shown === round.roundId;
    void teach({ definition, say: own, dealt: deal.cards, held: last.hold, isWanted }).then(
      (lesson) => {
        if (lesson !== null) hint.replaceChildren(lesson);
      },
    );
  }

  function press() {
    const { running, isBusy } = table.read();
    if (isBusy) return motion.cut();
    motion = createMotion();
    if (running) return void table.move({ type: 'draw', hold: [...hold] }, show);
    hold = NONE;
    shown = '';
    hint.replaceChildren();
    hand.mark('none');
    board.light(null);
    frame.tell(own('dealing'));
    void hand.turnTo(BACKS, null);
    void table.play({}, show).then(() => {
      if (table.read().notice) frame.tell(own('first'));
    });
  }

  function draw({ running, isBusy }: TableState) {
    hand.drawHold(hold, running === null || isBusy);
    frame.setAction({ label: own(running ? 'draw' : 'deal'), icon: cardsIcon, onPress: press });
  }

  frame.stage.append(make('div', { class: 'board poker' }, [board.element, hand.element, hint]));
  onKeys(Object.fromEntries([1, 2, 3, 4, 5].map((key) => [String(key), () => toggle(key - 1)])));
  const { running, rounds } = table.read();
  frame.tell(own('first'));
  if (running) void show(running);
  table.watch(draw);
  const [last] = rounds;
  if (last?.status === 'open') void table.follow(last, show);
}
