import type { WireRound } from '../wire.ts';
import { changeBy } from './free-play.ts';
import type { Table, TableState } from './table.ts';

/** What a player has set before rounds play by themselves. */
export type AutoplayOrder = {
  readonly rounds: number;
  /** It ends before the rounds together could lose more than this. */
  readonly lossStop: bigint;
  /** It ends when they have won this much together; null: whatever is won. */
  readonly winStop: bigint | null;
};

export type AutoplayEnd = 'rounds' | 'loss' | 'win' | 'trouble' | 'line' | 'hidden' | 'asked';

export type AutoplayRun = {
  readonly order: AutoplayOrder;
  readonly played: number;
  /** What the rounds have come to together. */
  readonly net: bigint;
};

/** Why no further round is played; null: one is. A stake that could pass the loss stop is not made. */
export function endOf({ order, played, net }: AutoplayRun, stake: bigint): AutoplayEnd | null {
  if (order.winStop !== null && net >= order.winStop) return 'win';
  if (net - stake < -order.lossStop) return 'loss';
  return played >= order.rounds ? 'rounds' : null;
}

export type Autoplay = {
  start(order: AutoplayOrder): void;
  stop(why: AutoplayEnd): void;
  /** Told with the run under way, or with null and why the last one ended. */
  watch(tell: (run: AutoplayRun | null, end: AutoplayEnd | null) => void): void;
};

type AutoplayOptions = {
  readonly table: Table;
  /** What the gold button does. */
  readonly press: () => void;
  /** Calls back after the pause between two rounds. */
  readonly wait: (next: () => void) => void;
};

/**
 * Presses the button again after each round, as the player would. Whatever the player would have to
 * read ends it: a refused stake, a limit, an exclusion, a line that was lost.
 */
export function createAutoplay({ table, press, wait }: AutoplayOptions): Autoplay {
  const watchers: Parameters<Autoplay['watch']>[0][] = [];
  let run: AutoplayRun | null = null;
  let before: WireRound | undefined;
  let wasBusy = false;
  let isLineLost = false;

  function tell(why: AutoplayEnd | null) {
    for (const watcher of watchers) watcher(run, why);
  }

  function end(why: AutoplayEnd) {
    if (!run) return;
    run = null;
    tell(why);
  }

  function next() {
    if (!run) return;
    const why = endOf(run, table.read().stake);
    if (why) return end(why);
    [before] = table.read().rounds;
    isLineLost = false;
    press();
  }

  function look({ isBusy, notice, rounds }: TableState) {
    if (!run) return;
    if (isBusy) {
      wasBusy = true;
      isLineLost ||= notice?.tone === 'warn';
      return;
    }
    if (!wasBusy) return;
    wasBusy = false;
    const [round] = rounds;
    if (notice || !round || round.roundId === before?.roundId) return end('trouble');
    const { paid, taken } = changeBy(round, table.grantOf(round));
    run = { ...run, played: run.played + 1, net: run.net + paid - taken };
    if (isLineLost) return end('line');
    tell(null);
    wait(next);
  }

  table.watch(look);
  return {
    start(order) {
      if (run || table.read().isBusy) return;
      run = { order, played: 0, net: 0n };
      tell(null);
      next();
    },
    stop: end,
    watch: (watcher) => void watchers.push(watcher),
  };
}
