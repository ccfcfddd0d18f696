import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'tiger-hoard',
  version: 1,
  name: 'Hoard of the Tiger',
  coins: 10,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'T', id: 'tiger', kind: 'plain', pays: { 2: 10, 3: 100, 4: 500, 5: 2500 } },
    { code: 'S', id: 'sword', kind: 'plain', pays: { 3: 40, 4: 150, 5: 600 } },
    { code: 'D', id: 'jade', kind: 'plain', pays: { 3: 40, 4: 120, 5: 400 } },
    { code: 'B', id: 'bamboo', kind: 'plain', pays: { 3: 30, 4: 75, 5: 200 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 15, 4: 40, 5: 150 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 8, 4: 30, 5: 120 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 8, 4: 20, 5: 80 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 8, 4: 20, 5: 80 } },
    { code: 'C', id: 'coin', kind: 'coin', pays: {} },
  ],
  strips: [
    'KBJKADCCJATDKJSKJDAJTAJKDAJQ',
    'ASBJQABQADQAJCCCQJATBWQBAJBSQK',
    'TABKSBQABSQBWQJAQTCCSQJSQDSAQ',
    'KCCCTKBTQKAWKATJBKSJBDKSTBQKAJ',
    'KQJAKJTKQBJDQJSKQSBCCQKJAKJB',
  ],
  wins: { by: 'lines', lines: firstLines(10) },
  hold: {
    coinsMin: 6,
    respins: 3,
    oneIn: 16,
    values: [
      { pays: 10, weight: 60 },
      { pays: 20, weight: 30 },
      { pays: 50, weight: 14 },
      { pays: 100, weight: 6 },
      { pays: 150, weight: 4, prize: 'mini' },
      { pays: 500, weight: 2, prize: 'minor' },
      { pays: 2000, weight: 1, prize: 'major' },
    ],
    full: 5000,
  },
  maxWin: 3511,
};
