import type { SlotDefinition } from '@baize/engines/slots/definition';
import type { Coin, SlotEvent, SlotWin } from '@baize/engines/slots/events';
import type { WireRound } from '../../wire.ts';
import { make } from '../dom.ts';
import type { Recalled } from '../game.ts';
import type { Speech } from '../words.ts';
import { amountOf, shortText } from './amounts.ts';
import { dress } from './cabinet.ts';
import { symbolUrls } from './reels/pictures.ts';
import { nameOf } from './symbol-names.ts';
import type { Theme } from './theme.ts';
import { slotSpeech, winText } from './win-text.ts';
import type { SlotWord } from './words.ts';
import './recall.css';

type Slot = { readonly definition: SlotDefinition; readonly theme: Theme };

/** What lay on the reels at one moment of a round, and what it paid. */
type Moment = {
  readonly title: string;
  readonly grid: readonly number[];
  wins: readonly SlotWin[];
  coins: readonly Coin[];
  pays: number;
  multiplier: number;
};

/** Every grid of the round one after another, the winning cells lit. */
export function recallSlot(slot: Slot, round: WireRound, { say, money }: Recalled): HTMLElement {
  const { definition, theme } = slot;
  const own = slotSpeech(say.language);
  const urls = symbolUrls(definition, theme);
  const worth = (pays: number) => shortText(amountOf(pays, BigInt(round.stake), definition), money);
  const moments = momentsOf((round.events ?? []) as readonly SlotEvent[], own);
  const element = make(
    'section',
    { class: 'recalled-slot' },
    moments.map((moment) =>
      make('figure', {}, [
        drawGrid(moment, { urls, definition, own, worth }),
        make('figcaption', {}, captionOf(moment, { definition, own, worth })),
      ]),
    ),
  );
  dress(element, theme);
  return element;
}

function momentsOf(events: readonly SlotEvent[], own: Speech<SlotWord>): readonly Moment[] {
  const moments: Moment[] = [];
  const begin = (title: string, grid: readonly number[]) =>
    moments.push({ title, grid, wins: [], coins: [], pays: 0, multiplier: 1 });
  let held: readonly Coin[] = [];
  for (const event of events) {
    const now = moments.at(-1);
    if (event.type === 'spin') begin(own('shown_spin'), event.grid);
    if (event.type === 'cascade') begin(own('shown_cascade'), event.grid);
    if (event.type === 'free-spin') {
      begin(own('shown_free', { index: String(event.index) }), event.grid);
    }
    if (event.type === 'win' && now) {
      Object.assign(now, { wins: event.wins, pays: event.pays, multiplier: event.multiplier });
    }
    if (event.type === 'coins' && now) {
      held = event.coins;
      now.coins = held;
    }
    if (event.type === 'respin') held = [...held, ...event.coins];
    if (event.type === 'hold-end' && now) {
      begin(own('shown_coins'), now.grid);
      Object.assign(moments.at(-1) ?? {}, { coins: held, pays: event.pays });
    }
  }
  return moments;
}

type Drawing = {
  readonly urls: readonly string[];
  readonly definition: SlotDefinition;
  readonly own: Speech<SlotWord>;
  readonly worth: (pays: number) => string;
};

function drawGrid(
  { grid, wins, coins, pays }: Moment,
  { urls, definition, own, worth }: Drawing,
): HTMLElement {
  const { rows, symbols } = definition;
  const isHeld = coins.length > 0 && pays > 0;
  const lit = new Set(isHeld ? coins.map(({ cell }) => cell) : wins.flatMap(({ cells }) => cells));
  const place = (reel: number, row: number) => reel * rows + row;
  const reels = grid.length / rows;
  const cells = Array.from({ length: grid.length }, (_, index) => {
    const cell = place(index % reels, Math.floor(index / reels));
    const coin = coins.find((one) => one.cell === cell);
    const coinSymbol = symbols.findIndex(({ kind }) => kind === 'coin');
    const symbol = coin ? coinSymbol : (grid[cell] ?? 0);
    const name = symbols[symbol] ? nameOf(symbols[symbol].id, own.language) : '';
    const isDim = (lit.size > 0 && !lit.has(cell)) || false;
    return make('div', { class: lit.has(cell) ? 'is-lit' : isDim ? 'is-dim' : '' }, [
      make('img', { src: urls[symbol] ?? '', alt: name, width: '96', height: '96' }),
      coin ? make('b', {}, [worth(coin.pays)]) : null,
    ]);
  });
  const element = make('div', { class: 'recalled-grid' }, cells);
  element.style.setProperty('--reels', String(reels));
  return element;
}

function captionOf(
  { title, wins, pays, multiplier }: Moment,
  { definition, own, worth }: Omit<Drawing, 'urls'>,
): readonly (Node | string)[] {
  const times = multiplier > 1 ? ` · ${own('multiplier', { times: String(multiplier) })}` : '';
  return [
    make('b', {}, [title, times, pays > 0 ? ` · ${worth(pays)}` : '']),
    ...wins.map((win) =>
      make('span', {}, [`${winText(win, definition, own)} · ${worth(win.pays)}`]),
    ),
  ];
}
