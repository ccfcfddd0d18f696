import { drawSymbol } from '@baize/art/slots/draw-symbol';
import { slotScene } from '@baize/art/slots/slot-scene';
import { HAND_MADE_SLOTS } from '@baize/engines/games/hand-made-slots';
import { definition as kinnariDance } from '@baize/engines/games/kinnari-dance/definition';
import { machineOf } from '@baize/engines/slots/machine';
import { expect, test } from 'vitest';
import { speak } from '../words.ts';
import { theme as anansi } from './games/anansi-tales.ts';
import { theme as kinnari } from './games/kinnari-dance.ts';
import { SLOTS } from './games.ts';
import { awaitedReels } from './reels/awaited-reels.ts';
import { fit, heightOf, middleOf, widthOf } from './reels/shape.ts';
import type { Theme } from './theme.ts';
import { gridText, slotSpeech, winText } from './win-text.ts';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';
import { PT } from './words/pt.ts';
import { TH } from './words/th.ts';
import type { SlotWord } from './words.ts';

test('every slot that is played has its page, and no other', () => {
  expect(Object.keys(SLOTS).sort()).toEqual(HAND_MADE_SLOTS.map(({ key }) => key).sort());
});

test.each(HAND_MADE_SLOTS)(
  'GAME-23 $key draws every symbol, each unlike the others',
  async ({ key, symbols }) => {
    const theme = await themeOf(key);
    const pictures = symbols.map(({ id }) => {
      const symbol = theme.symbols[id];
      return symbol ? drawSymbol(symbol, 'one name') : id;
    });
    expect(pictures.every((picture) => picture.startsWith('<svg'))).toBe(true);
    expect(new Set(pictures).size).toBe(symbols.length);
    expect(slotScene(theme.scene)).not.toBe(slotScene(theme.night));
    const game = await SLOTS[key]?.();
    expect(game?.engine.key).toBe(key);
    expect(Object.values(theme.title).every((title) => title.trim() !== '')).toBe(true);
  },
);

async function themeOf(key: string): Promise<Theme> {
  const { theme } = (await import(`./games/${key}.ts`)) as { theme: Theme };
  return theme;
}

test('two slots show the same letter on plates of their own', () => {
  const [first, second] = [anansi.symbols.ace, kinnari.symbols.ace];
  expect(first && second && drawSymbol(first, 'ace')).not.toBe(second && drawSymbol(second, 'ace'));
});

test.each([
  { room: { width: 1_000, height: 420 }, size: { reels: 5, rows: 3 } },
  { room: { width: 346, height: 500 }, size: { reels: 5, rows: 3 } },
  { room: { width: 332, height: 400 }, size: { reels: 7, rows: 7 } },
  { room: { width: 600, height: 180 }, size: { reels: 6, rows: 5 } },
])('the grid fits a room of $room.width by $room.height', ({ room, size }) => {
  const shape = fit(room, size);
  expect(widthOf(shape)).toBeLessThanOrEqual(room.width);
  expect(heightOf(shape)).toBeLessThanOrEqual(room.height);
  expect(shape.picture).toBeGreaterThan(20);
  expect(middleOf(size.reels * size.rows - 1, shape)).toEqual([
    widthOf(shape) - shape.cellWidth / 2,
    heightOf(shape) - shape.cellHeight / 2,
  ]);
});

test('a reel is awaited when one scatter more would bring free spins, and not before', () => {
  const machine = machineOf(kinnariDance);
  const gridWith = (reels: readonly number[]) =>
    Array.from({ length: 15 }, (_, cell) =>
      cell % 3 === 0 && reels.includes(cell / 3) ? machine.scatter : 2,
    );
  expect([...awaitedReels(gridWith([0, 3]), machine)]).toEqual([4]);
  expect([...awaitedReels(gridWith([1, 2]), machine)]).toEqual([3, 4]);
  expect([...awaitedReels(gridWith([0, 1, 2]), machine)]).toEqual([2]);
  expect([...awaitedReels(gridWith([4]), machine)]).toEqual([]);
});

test('a win is told by its line, its count and its symbol', () => {
  const win = { symbol: 1, count: 4, cells: [0, 3, 6, 9], line: 3, pays: 400 };
  expect(winText(win, kinnariDance, slotSpeech('EN'))).toBe('Line 4 · 4 × Kinnari');
  expect(winText(win, kinnariDance, slotSpeech('TH'))).toBe('ไลน์ 4 · 4 × กินรี');
});

test('the reels are told row by row', () => {
  const grid = Array.from({ length: 15 }, (_, cell) => (cell % 3 === 0 ? 1 : 10));
  expect(gridText(grid, kinnariDance, slotSpeech('EN'))).toContain(
    'Kinnari, Kinnari, Kinnari, Kinnari, Kinnari; Scatter',
  );
});

test('a round is told by what it paid and what it brought', async () => {
  const game = await SLOTS['kinnari-dance']?.();
  const events = [
    { type: 'free-spins', cells: [], count: 10, left: 10, multiplier: 2 },
    { type: 'total', pays: 125 },
  ];
  const round = { events } as unknown as Parameters<NonNullable<typeof game>['lineOf']>[0];
  expect(game?.lineOf(round, speak('EN'))).toBe('12.5× · 10 free spins');
});

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.entries({ TH, ES, PT }))('%s fills in what English fills in', (_, words) => {
  for (const word of Object.keys(EN) as SlotWord[]) {
    expect([word, placesOf(words[word])]).toEqual([word, placesOf(EN[word])]);
  }
});
