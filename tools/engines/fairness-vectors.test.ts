import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VARIATIONS } from '@baize/engines/families/titles';
import { ENGINES } from '@baize/engines/games/index';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { makeFairnessVectors } from './fairness-vectors.ts';

const read = (file: string) => readFileSync(path.join(ROOT, 'docs', file), 'utf8');

test('GAME-18 the published vectors are what the games draw from these seeds', () => {
  // `npm run engines -- vectors` writes them anew after a change that is meant.
  const kept: unknown = JSON.parse(read('fairness-vectors.json'));
  expect(JSON.parse(JSON.stringify(makeFairnessVectors()))).toEqual(kept);
});

test('GAME-18 the published scheme says for every game what is drawn', () => {
  const text = read('fairness.md');
  const handMade = [...ENGINES.keys()].filter((key) => !VARIATIONS.has(key));
  const missing = handMade.filter((key) => !text.includes(`\`${key}\``));
  expect(missing).toEqual([]);
});
