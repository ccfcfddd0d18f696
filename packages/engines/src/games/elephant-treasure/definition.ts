import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'elephant-treasure',
  version: 1,
  name: 'Elephant Treasure',
  coins: 20,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'E', id: 'elephant', kind: 'plain', pays: { 2: 5, 3: 100, 4: 300, 5: 1000 } },
    { code: 'R', id: 'ruby', kind: 'plain', pays: { 3: 75, 4: 250, 5: 750 } },
    { code: 'G', id: 'gold-bar', kind: 'plain', pays: { 3: 50, 4: 150, 5: 500 } },
    { code: 'I', id: 'ring', kind: 'plain', pays: { 3: 50, 4: 120, 5: 400 } },
    { code: 'L', id: 'lotus', kind: 'plain', pays: { 3: 40, 4: 100, 5: 300 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 25, 4: 60, 5: 250 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 12, 4: 50, 5: 200 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 12, 4: 40, 5: 150 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 12, 4: 40, 5: 150 } },
    { code: 'C', id: 'coin', kind: 'coin', pays: {} },
  ],
  strips: [
    'IALIRJQKLGEAGQEJKIAJLKGAIQKJCCC',
    'RQKAQCCEWAQJAIQAIKQJAKQRAGQEAL',
    'EWKJERKLJRKGQIRJLEIKALJCCCLQKLJK',
    'JKAGJAGJAEIAJQAJQWJKRGICCLEAJRE',
    'QIKLJQGIQJLIRAEQAJRQLCCCGJALGRL',
  ],
  wins: { by: 'lines', lines: firstLines(20) },
  hold: {
    coinsMin: 6,
    respins: 3,
    oneIn: 14,
    values: [
      { pays: 20, weight: 50 },
      { pays: 40, weight: 25 },
      { pays: 60, weight: 12 },
      { pays: 100, weight: 7 },
      { pays: 200, weight: 3 },
      { pays: 300, weight: 2, prize: 'mini' },
      { pays: 1000, weight: 1, prize: 'minor' },
    ],
    full: 10000,
  },
  maxWin: 1281,
};
