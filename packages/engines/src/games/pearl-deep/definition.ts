import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';
import { TIDE } from '../../slots/pots.ts';

export const definition: SlotDefinition = {
  key: 'pearl-deep',
  version: 2,
  name: 'Pearl of the Deep',
  coins: 10,
  rows: 3,
  symbols: [
    { code: 'X', id: 'wild-double', kind: 'wild', pays: {}, multiplier: 2 },
    { code: 'P', id: 'pearl', kind: 'plain', pays: { 2: 10, 3: 100, 4: 500, 5: 1500 } },
    { code: 'O', id: 'octopus', kind: 'plain', pays: { 3: 80, 4: 300, 5: 1250 } },
    { code: 'T', id: 'turtle', kind: 'plain', pays: { 3: 60, 4: 200, 5: 600 } },
    { code: 'H', id: 'shell', kind: 'plain', pays: { 3: 40, 4: 125, 5: 400 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 20, 4: 60, 5: 200 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 12, 4: 40, 5: 200 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 12, 4: 30, 5: 125 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 12, 4: 30, 5: 120 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 1000 } },
  ],
  strips: [
    'KJAQOHQAHKQJOAQTJKATOKSPJKQJTO',
    'KHAPJKTJQAJKAHSJTOHQKJQKHAQO',
    'KATKHQSOJATKQJAXJAQJHOQHPKHJQT',
    'QSAOKJTKQTOHQAKHJKAJKQPHJQAK',
    'QOAJKAJPQAKHTJKAJQKHOQHOATQJTS',
  ],
  wins: { by: 'lines', lines: firstLines(10) },
  freeSpins: { awards: { 3: 7, 4: 9, 5: 12 }, multiplier: 2, spinsMax: 14 },
  pot: TIDE,
  maxWin: 8332,
};
