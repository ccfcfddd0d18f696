import { definition } from '@baize/engines/games/mines/definition';
import { type Choice, mines, payoutOf } from '@baize/engines/games/mines/engine';
import { type Minor, multiply } from '@baize/std/money';
import { play as playIcon } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech } from '../../words.ts';
import { eventsOf } from '../event-of.ts';
import { onKeys } from '../keys.ts';
import { tellOutcome } from '../outcome.ts';
import { pickSome } from '../pick-some.ts';
import { createPaidTrail } from '../trail.ts';
import { createControls } from './controls.ts';
import { drawRound } from './draw-round.ts';
import { createTiles } from './tiles.ts';
import { WORDS } from './words.ts';

const openedIn = (round: WireRound | null): readonly number[] =>
  round
    ? eventsOf(mines, round).flatMap((event) => (event.type === 'opened' ? [event.tile] : []))
    : [];

/** Stones are opened one by one; the gold button begins, and then takes what there is. */
export function mount(table: Table, frame: Frame): void {
  const { say, money } = table;
  const own = speech(WORDS, say.language);
  let choice: Choice = definition.first;
  const tiles = createTiles({
    label: own('board'),
    nameOf: (tile, face) => own(`tile_${face}`, { number: String(tile + 1) }),
    onOpen: open,
  });
  const controls = createControls(table, { onMines: choose, onAny: openAny });

  function choose(count: number) {
    if (table.read().isBusy || table.read().running) return draw();
    choice = { mines: count };
    draw();
  }

  function show(round: WireRound) {
    drawRound(round, tiles);
    if (round.status === 'running') {
      frame.sound.play('open');
      frame.tell(own(openedIn(round).length === 0 ? 'begin' : 'safe'));
    } else {
      if (BigInt(round.payout ?? 0) === 0n) frame.sound.play('blast');
      tellOutcome(round, { table, frame });
    }
  }

  function open(tile: number) {
    const { running, isBusy } = table.read();
    if (isBusy || !running || openedIn(running).includes(tile)) return;
    void table.move({ type: 'open', tile }, show);
  }

  function openAny() {
    const opened = openedIn(table.read().running);
    const closed = Array.from({ length: definition.tiles }, (_, tile) => tile).filter(
      (tile) => !opened.includes(tile),
    );
    for (const tile of pickSome(closed, 1)) open(tile);
  }

  function press() {
    const { running, isBusy } = table.read();
    if (isBusy) return;
    if (running) return void table.move({ type: 'cash-out' }, show);
    tiles.clear();
    void table.play(choice, show);
  }

  function draw() {
    const { running, stake } = table.read();
    if (running) choice = mines.readChoice(running.choice) ?? choice;
    const found = openedIn(running).length;
    controls.draw(choice, found);
    tiles.setOff(running === null);
    const unit = (running ? BigInt(running.stake) : stake) as Minor;
    const amount = money.text(multiply(unit, payoutOf(choice.mines, found), 'down'));
    frame.setAction(
      running
        ? { label: own('take', { amount }), onPress: press }
        : { label: say('play'), icon: playIcon, onPress: press },
    );
  }

  frame.stage.append(createPaidTrail(table), tiles.element);
  frame.controls.append(controls.element);
  onKeys({ r: openAny, R: openAny });
  const { running, rounds } = table.read();
  if (running) drawRound(running, tiles);
  frame.tell(own(running ? 'safe' : 'first'));
  table.watch(draw);
  const [last] = rounds;
  if (last?.status === 'open') void table.follow(last, show);
}
