import type { SlotWin } from '@baize/engines/slots/events';
import type { Machine } from '@baize/engines/slots/machine';
import { isStill } from '../dom.ts';
import type { Sound } from '../shell/sound.ts';
import type { Speech } from '../words.ts';
import type { Cabinet } from './cabinet.ts';
import type { Scenes } from './play-events.ts';
import { awaitedReels } from './reels/awaited-reels.ts';
import type { Board } from './reels/board.ts';
import { cascade } from './reels/cascade.ts';
import type { HeldCoins } from './reels/held-coins.ts';
import { lift } from './reels/lift.ts';
import { light } from './reels/light.ts';
import type { Lines } from './reels/lines.ts';
import type { SlotWord } from './words.ts';

/** What the scenes of a slot are played with. */
export type Props = {
  readonly machine: Machine;
  readonly board: Board;
  readonly lines: Lines;
  readonly coins: HeldCoins;
  readonly cabinet: Cabinet;
  readonly sound: Sound;
  readonly own: Speech<SlotWord>;
  /** An amount of coins in the money of the round that is shown. */
  readonly worth: (pays: number) => string;
  /** A win in words: its line, its symbols, what it pays. */
  readonly lineOf: (win: SlotWin) => string;
  /** What the plate says while nothing special goes on. */
  readonly rule: string;
};

const CARD_MS = 1_500;
const LIFT_MS = 640;

/** What of the round is on the table now. */
export type ScreenState = {
  /** They are looked at one by one after the round. */
  wins: readonly SlotWin[];
  /** Which free spin it is and what those before it paid; null outside of them. */
  free: { index: number; left: number; coins: number } | null;
};

export const cellsOf = (wins: readonly SlotWin[]): readonly number[] => [
  ...new Set(wins.flatMap(({ cells }) => cells)),
];

export function createScenes(props: Props, shown: ScreenState): Scenes {
  const { machine, board, cabinet, own, worth, sound } = props;
  const card = async (lines: readonly string[]) => {
    cabinet.setCard(lines);
    await board.motion.wait(CARD_MS);
    cabinet.setCard(null);
  };
  return {
    spin: ({ stops, grid }) => land(props, { stops, grid, strips: machine.strips }),
    win: ({ wins, multiplier, pays }) => showWins(props, shown, { wins, multiplier, pays }),
    async cascade({ removed, grid }) {
      clearWins(props, shown);
      sound.play('tumble');
      await cascade(board, removed, grid);
    },
    async 'free-spins'({ cells, count, left, multiplier }) {
      clearWins(props, shown);
      light(board, cells);
      openFeature(sound);
      await lift(board, cells, 900);
      light(board, null);
      cabinet.setNight(true);
      const word = left > count ? 'free_more' : 'free_spins';
      const times = multiplier > 1 ? [own('multiplier', { times: String(multiplier) })] : [];
      await card([own(word, { count: String(count) }), ...times]);
    },
    async 'free-spin'({ index, left, stops, grid }) {
      clearWins(props, shown);
      cabinet.setNight(true);
      shown.free = { index, left, coins: shown.free?.coins ?? 0 };
      writeFree(props, shown);
      if (!isStill()) board.spin(machine.freeStrips);
      await board.motion.wait(220);
      await land(props, { stops, grid, strips: machine.freeStrips });
    },
    async 'free-spins-end'({ pays }) {
      clearWins(props, shown);
      shown.free = null;
      sound.play('ending');
      await card([own('free_paid', { amount: worth(pays) })]);
      leaveNight(props);
    },
    coins: ({ coins }) => props.coins.show(coins),
    async hold({ left }) {
      clearWins(props, shown);
      cabinet.setNight(true);
      cabinet.setPlate(own('respins', { left: String(left) }), true);
      openFeature(sound);
      await props.coins.hold();
      await card([own('hold')]);
    },
    async respin({ coins, left }) {
      await props.coins.respin(coins, () => sound.play('coin'));
      cabinet.setPlate(own('respins', { left: String(left) }), true);
    },
    full: ({ pays }) => card([own('full', { amount: worth(pays) })]),
    async 'hold-end'({ pays }) {
      sound.play('ending');
      await card([own('hold_paid', { amount: worth(pays) })]);
      leaveNight(props);
    },
    pot: () => card([own('pot')]),
    total: () => leaveNight(props),
  };
}

type Stopped = {
  readonly stops: readonly number[];
  readonly grid: readonly number[];
  readonly strips: readonly (readonly number[])[];
};

async function land({ machine, board, cabinet, sound }: Props, stopped: Stopped): Promise<void> {
  const awaited = isStill() ? new Set<number>() : awaitedReels(stopped.grid, machine);
  await board.land({ ...stopped, awaited }, (news, reel) => {
    if (news === 'awaited') {
      sound.play('tension');
      return cabinet.setAwaited(reel);
    }
    sound.play('stop');
    if (!awaited.has(reel)) return;
    sound.fade('tension');
    cabinet.setAwaited(null);
  });
  cabinet.setAwaited(null);
}

type SpinPayout = {
  readonly wins: readonly SlotWin[];
  readonly multiplier: number;
  readonly pays: number;
};

/** The spin it is, with what came together so far. */
function writeFree({ cabinet, own, worth }: Props, { free }: ScreenState): void {
  if (!free) return;
  const { index, left, coins } = free;
  const text = own('free_spin', { index: String(index), left: String(left) });
  cabinet.setPlate(coins > 0 ? `${text} · ${worth(coins)}` : text, true);
}

async function showWins(
  props: Props,
  shown: ScreenState,
  { wins, multiplier, pays }: SpinPayout,
): Promise<void> {
  const { board, lines, cabinet, own, worth, lineOf, sound } = props;
  shown.wins = wins;
  if (shown.free) shown.free.coins += pays;
  writeFree(props, shown);
  lines.draw(wins);
  light(board, cellsOf(wins));
  const times = multiplier > 1 ? ` · ${own('multiplier', { times: String(multiplier) })}` : '';
  const [only] = wins;
  const text =
    wins.length === 1 && only ? lineOf(only) : own('wins', { count: String(wins.length) });
  cabinet.setCaption(`${text}${times} · ${worth(pays)}`);
  // Whether the round wins is not known yet: a line is no fanfare.
  sound.play('lift');
  await lift(board, cellsOf(wins), LIFT_MS);
}

export function clearWins({ board, lines, cabinet }: Props, shown: ScreenState): void {
  shown.wins = [];
  lines.clear();
  light(board, null);
  cabinet.setCaption(null);
}

function openFeature(sound: Sound): void {
  sound.play('opening');
  sound.setMusic('feature');
}

function leaveNight({ cabinet, rule, sound }: Props): void {
  sound.setMusic('base');
  cabinet.setNight(false);
  cabinet.setPlate(rule);
}
