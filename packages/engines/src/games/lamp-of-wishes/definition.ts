import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'lamp-of-wishes',
  version: 1,
  name: 'Lamp of Wishes',
  coins: 25,
  rows: 3,
  symbols: [
    { code: 'X', id: 'wild-double', kind: 'wild', pays: {}, multiplier: 2 },
    { code: 'L', id: 'lamp', kind: 'plain', pays: { 3: 100, 4: 400, 5: 1500 } },
    { code: 'F', id: 'carpet', kind: 'plain', pays: { 3: 60, 4: 200, 5: 600 } },
    { code: 'M', id: 'crown', kind: 'plain', pays: { 3: 50, 4: 150, 5: 400 } },
    { code: 'B', id: 'amber', kind: 'plain', pays: { 3: 40, 4: 100, 5: 300 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 20, 4: 60, 5: 200 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 20, 4: 50, 5: 150 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 10, 4: 40, 5: 150 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 10, 4: 30, 5: 100 } },
    { code: 'C', id: 'coin', kind: 'coin', pays: {} },
  ],
  strips: [
    'BJQMKBLKFQKFBJKBJLBAMFBMKCCBMK',
    'JBLFJALFQKJALBAKLJKFMAQKAQFCCA',
    'AKJFXACCKAQJAKQAFKAFKBJAMKJLMKJ',
    'QKJQLMFKQLAQJFAJLKJBQCCFJKQJFA',
    'KQAFKQJBMCCQFLKMJBKAJKBQLJQKLJ',
  ],
  wins: { by: 'lines', lines: firstLines(25) },
  hold: {
    coinsMin: 5,
    respins: 3,
    oneIn: 16,
    values: [
      { pays: 25, weight: 40 },
      { pays: 50, weight: 16 },
      { pays: 75, weight: 8 },
      { pays: 125, weight: 4 },
      { pays: 250, weight: 2, prize: 'mini' },
      { pays: 750, weight: 1, prize: 'minor' },
    ],
    full: 12500,
  },
  maxWin: 974,
};
