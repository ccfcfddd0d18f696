import { pause, refresh } from '@baize/ui/icons';
import { type AutoplayEnd, createAutoplay } from '../autoplay.ts';
import { button, icon, make } from '../dom.ts';
import type { Game } from '../game.ts';
import type { Table } from '../table.ts';
import type { Say } from '../words.ts';
import { createPanel } from './panel.ts';
import './autoplay.css';

const ROUNDS = [10, 25, 50, 100];
const LOSS_STOPS = [10n, 5n, 20n, 50n];
const WIN_STOPS = [null, 10n, 20n, 50n, 100n];
/** Between two rounds, so that each can be seen and the next be stopped. */
const PAUSE_MS = 700;

type AutoplayControl = {
  readonly table: Table;
  readonly game: Game;
  readonly press: () => void;
  readonly tell: (text: string) => void;
};

/** Only where the brand allows it, and in games whose round one press plays to its end. */
export const canRepeat = ({ session }: Table, { engine, isOnePress }: Game): boolean =>
  session.autoplay && !engine.steps && (!engine.stakesOf || isOnePress === true);

/** The small button beside the gold one: opens the stops, and ends a run that is under way. */
export function createAutoplayControl(options: AutoplayControl): HTMLElement | null {
  const { table, game, press, tell } = options;
  if (!canRepeat(table, game)) return null;
  const { say } = table;
  const wait = (next: () => void) => void setTimeout(next, PAUSE_MS);
  const autoplay = createAutoplay({ table, press, wait });
  let isRunning = false;
  const openPanel = createStops(table, (order) => autoplay.start(order));
  const control = button({
    look: 'auto',
    label: say('autoplay'),
    icon: refresh,
    isBare: true,
    onPress: () => (isRunning ? autoplay.stop('asked') : openPanel()),
  });
  autoplay.watch((run, end) => {
    isRunning = run !== null;
    const label = run ? say('autoplay_stop') : say('autoplay');
    const left = run && String(run.order.rounds - run.played);
    control.replaceChildren(icon(run ? pause : refresh), ...(left ? [make('b', {}, [left])] : []));
    control.setAttribute('aria-label', label);
    control.title = label;
    if (end) tell(endText(end, say));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) autoplay.stop('hidden');
  });
  return control;
}

const endText = (end: AutoplayEnd, say: Say): string => say(`autoplay_end_${end}`);

type Order = Parameters<ReturnType<typeof createAutoplay>['start']>[0];

function createStops(table: Table, start: (order: Order) => void): () => void {
  const { say, money } = table;
  const panel = createPanel(say, say('autoplay'));
  return () => {
    const { stake } = table.read();
    const amountOf = (times: bigint | null) =>
      times === null ? say('autoplay_no_win_stop') : money.text(stake * times);
    const rounds = createChoice(say('autoplay_rounds'), ROUNDS.map(String));
    const loss = createChoice(say('autoplay_loss'), LOSS_STOPS.map(amountOf));
    const win = createChoice(say('autoplay_win'), WIN_STOPS.map(amountOf));
    const begin = button({
      look: 'line',
      label: say('autoplay_start'),
      onPress: () => {
        panel.close();
        const winTimes = WIN_STOPS[win.index()] ?? null;
        start({
          rounds: ROUNDS[rounds.index()] ?? 10,
          lossStop: stake * (LOSS_STOPS[loss.index()] ?? 10n),
          winStop: winTimes === null ? null : stake * winTimes,
        });
      },
    });
    const about = make('p', {}, [say('autoplay_about', { stake: money.text(stake) })]);
    panel.open([about, ...rounds.nodes, ...loss.nodes, ...win.nodes, begin]);
  };
}

function createChoice(label: string, texts: readonly string[]) {
  const select = make(
    'select',
    { 'aria-label': label },
    texts.map((text, at) => make('option', { value: String(at) }, [text])),
  );
  return {
    nodes: [make('label', { 'aria-hidden': 'true' }, [label]), select],
    index: () => select.selectedIndex,
  };
}
