import { ENGINES } from '@baize/engines/games/index';
import { expect, test } from 'vitest';
import { findEngines } from './find-engines.ts';
import { usualChoice } from './usual-choice.ts';

test('every game can be drawn: it takes its usual choice', () => {
  for (const engine of ENGINES.values()) {
    expect(engine.readChoice(usualChoice(engine)), engine.key).toEqual(usualChoice(engine));
  }
});

test('a game is found by its key, all of them together, and another is none', () => {
  expect(findEngines('moon-rabbit').map(({ key }) => key)).toEqual(['moon-rabbit']);
  expect(findEngines('all')).toHaveLength(ENGINES.size);
  expect(() => findEngines('nothing')).toThrow(/There is no game nothing/);
});
