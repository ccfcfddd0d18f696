import { drawSymbol } from '@baize/art/slots/draw-symbol';
import { slotScene } from '@baize/art/slots/slot-scene';
import { symbolOfMotif } from '@baize/engines/families/casts';
import { familySlot } from '@baize/engines/families/family-slots';
import type { Variation } from '@baize/engines/families/title-shelf';
import { VARIATIONS } from '@baize/engines/families/titles';
import { ENGINES } from '@baize/engines/games/index';
import { expect, test } from 'vitest';
import { GAMES, loadGame } from '../games.ts';
import { familyTheme } from './family-theme.ts';

const SLOTS = [...VARIATIONS.values()].flatMap((title) => {
  const definition = familySlot(title);
  return definition ? [{ title, definition }] : [];
});

test('GAME-23 every title of the families draws each of its symbols unlike the others', () => {
  for (const { title, definition } of SLOTS) {
    const theme = familyTheme(title, definition);
    const pictures = definition.symbols.map(({ id }) => {
      const symbol = theme.symbols[id];
      return symbol ? drawSymbol(symbol, 'one name') : id;
    });
    expect(
      pictures.filter((picture) => !picture.startsWith('<svg')),
      title.key,
    ).toEqual([]);
    expect(new Set(pictures).size, title.key).toBe(definition.symbols.length);
    expect(slotScene(theme.scene), title.key).not.toBe(slotScene(theme.night));
    expect(theme.symbols, title.key).toHaveProperty(symbolOfMotif(title.motif));
  }
});

test('every game has a page that names it as the catalogue does, and another key has none', async () => {
  for (const { key, names } of VARIATIONS.values()) {
    const game = await loadGame(key);
    expect([game?.engine.key, game?.title], key).toEqual([key, names]);
  }
  const pages = new Set([...Object.keys(GAMES), ...VARIATIONS.keys()]);
  expect([...ENGINES.keys()].filter((key) => !pages.has(key))).toEqual([]);
  expect(await loadGame('no-such-game')).toBeNull();
  expect(await loadGame('constructor')).toBeNull();
});

test('the symbol of the cover pays best', () => {
  const best = ({
    title,
    definition,
  }: {
    title: Variation;
    definition: NonNullable<ReturnType<typeof familySlot>>;
  }) => [title.key, definition.symbols.find(({ kind }) => kind === 'plain')?.id];
  for (const slot of SLOTS) {
    expect(best(slot)).toEqual([slot.title.key, symbolOfMotif(slot.title.motif)]);
  }
});
