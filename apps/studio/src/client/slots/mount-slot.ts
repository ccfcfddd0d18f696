import type { SlotDefinition } from '@baize/engines/slots/definition';
import type { Coin, SlotEvent } from '@baize/engines/slots/events';
import { type Machine, machineOf } from '@baize/engines/slots/machine';
import { spin as spinIcon } from '@baize/ui/icons';
import type { WireRound } from '../../wire.ts';
import { isStill } from '../dom.ts';
import type { Frame } from '../shell/frame.ts';
import type { Table } from '../table.ts';
import { amountOf, isPotPaid, shortText } from './amounts.ts';
import { type BuyOffer, createBuyControl } from './buy-control.ts';
import { createCabinet } from './cabinet.ts';
import { createEnding } from './ending.ts';
import { lastGrid } from './last-grid.ts';
import { playEvents } from './play-events.ts';
import { addPot } from './pot-plate.ts';
import { type Board, createBoard } from './reels/board.ts';
import { createHeldCoins } from './reels/held-coins.ts';
import { createLines } from './reels/lines.ts';
import { createMotion } from './reels/motion.ts';
import { loadPictures, symbolUrls } from './reels/pictures.ts';
import { heightOf, widthOf } from './reels/shape.ts';
import { createStage } from './reels/stage.ts';
import { clearWins, createScenes, type Props, type ScreenState } from './scenes.ts';
import type { Theme } from './theme.ts';
import { gridText, ruleText, slotSpeech, winText } from './win-text.ts';

export type Slot = {
  readonly definition: SlotDefinition;
  readonly theme: Theme;
  /** Rounds that can be bought; null where there are none. */
  readonly offer: BuyOffer | null;
};

/** The slot as it is played. */
export async function mountSlot(slot: Slot, table: Table, frame: Frame): Promise<void> {
  const { definition } = slot;
  const own = slotSpeech(table.say.language);
  const machine = machineOf(definition);
  let stake = table.read().stake;
  let isHurried = false;
  const shown: ScreenState = { wins: [], free: null };
  const worth = (pays: number) => amountOf(pays, stake, definition);
  const props = await furnish({ slot, machine, table, frame, worth });
  const { board, cabinet, coins } = props;
  const scenes = createScenes(props, shown);
  const ending = createEnding(props, shown, { table, frame });

  async function show(round: WireRound) {
    stake = BigInt(round.stake);
    const events = (round.events ?? []) as readonly SlotEvent[];
    // Every round draws a number for the pot; only one that wins it is shown.
    const seen = isPotPaid(round.pot) ? events : events.filter(({ type }) => type !== 'pot');
    const played = playEvents(seen, scenes);
    if (isHurried) board.motion.hurry();
    await played;
    cabinet.describe(gridText(board.grid(), definition, own));
    await ending.show(round);
  }

  function clear() {
    ending.clear();
    clearWins(props, shown);
    coins.clear();
  }

  const setAction = (isTurning: boolean) =>
    frame.setAction({
      label: own(isTurning ? 'stop' : 'spin'),
      icon: spinIcon,
      onPress: press,
    });

  function press() {
    if (table.read().isBusy) {
      // Pressed before the round is known, the reels stop as soon as it is.
      isHurried = board.isSpinning;
      return board.motion.hurry();
    }
    void turn(() => table.play({}, show));
  }

  async function turn(play: () => Promise<void>) {
    const grid = board.grid();
    isHurried = frame.turbo.isOn;
    clear();
    frame.tell(own('spinning'));
    frame.sound.play('spin');
    if (!isStill()) board.spin(machine.strips);
    setAction(true);
    await play();
    // A round that was not played leaves the reels as they were.
    if (board.isSpinning) board.rest(grid);
    if (table.read().notice) frame.tell(own('first'));
    setAction(false);
  }

  const { offer } = slot;
  if (offer && table.session.featureBuy) {
    const play = () => void turn(() => table.play({ buy: true }, show));
    frame.controls.append(createBuyControl({ table, offer, play }));
  }
  setAction(false);
  frame.tell(own('first'));
  board.rest(lastGrid(table.read().rounds, machine));
  cabinet.describe(gridText(board.grid(), definition, own));
  const [last] = table.read().rounds;
  if (last?.status === 'open') void turn(() => table.follow(last, show));
}

type Making = {
  readonly slot: Slot;
  readonly machine: Machine;
  readonly table: Table;
  readonly frame: Frame;
  /** What so many coins are in the round that is shown. */
  readonly worth: (pays: number) => bigint;
};

/** Sets the cabinet up in its frame, with the reels in it as large as there is room. */
async function furnish({ slot, machine, table, frame, worth }: Making): Promise<Props> {
  const { definition, theme } = slot;
  const { reels, rows } = machine;
  const own = slotSpeech(table.say.language);
  const rule = ruleText(definition, own);
  const [stage, images] = await Promise.all([
    createStage(),
    loadPictures(symbolUrls(definition, theme)),
  ]);
  const motion = createMotion(() => stage.paint());
  const cabinet = createCabinet({ theme, reels, description: rule });
  const board = createBoard({ reels, rows, stage, motion, images });
  const lines = createLines(definition.wins.by === 'lines' ? definition.wins.lines : []);
  const textOf = ({ value, pays }: Coin) => {
    const prize = definition.hold?.values[value]?.prize;
    const amount = shortText(worth(pays), table.money);
    return prize ? [own(prize), amount] : [amount];
  };
  const coins = createHeldCoins(board, { symbol: machine.coin, textOf });
  cabinet.setPlate(rule);
  if (definition.pot) addPot({ cabinet, table, pot: definition.pot });
  cabinet.glass.prepend(stage.canvas, lines.canvas);
  frame.stage.append(cabinet.element);
  const layout = () =>
    layoutIn(cabinet.room, board, (shape) => {
      cabinet.glass.style.inlineSize = `${widthOf(shape)}px`;
      cabinet.glass.style.blockSize = `${heightOf(shape)}px`;
      lines.layout(shape);
      coins.layout();
      motion.paint();
    });
  layout();
  new ResizeObserver(layout).observe(cabinet.room);
  const lineOf: Props['lineOf'] = (win) => winText(win, definition, own);
  const props = { machine, board, lines, coins, cabinet, own, lineOf, rule };
  return { ...props, sound: frame.sound, worth: (pays) => table.money.text(worth(pays)) };
}

/** The frame of the cabinet takes its own share of the room. */
const RIM = 28;

function layoutIn(
  room: HTMLElement,
  board: Board,
  set: (shape: ReturnType<Board['layout']>) => void,
): void {
  const { clientWidth, clientHeight } = room;
  set(board.layout({ width: clientWidth - RIM, height: clientHeight - RIM }));
}
