import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'emerald-naga',
  version: 1,
  name: 'Emerald Naga',
  coins: 20,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'N', id: 'naga', kind: 'plain', pays: { 2: 5, 3: 100, 4: 500, 5: 2000 } },
    { code: 'E', id: 'emerald', kind: 'plain', pays: { 3: 75, 4: 200, 5: 800 } },
    { code: 'P', id: 'pagoda', kind: 'plain', pays: { 3: 50, 4: 150, 5: 500 } },
    { code: 'R', id: 'ring', kind: 'plain', pays: { 3: 40, 4: 100, 5: 400 } },
    { code: 'L', id: 'lotus', kind: 'plain', pays: { 3: 40, 4: 80, 5: 250 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 20, 4: 50, 5: 200 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 20, 4: 40, 5: 200 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 8, 4: 40, 5: 150 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 8, 4: 25, 5: 100 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 2: 20, 3: 60, 4: 200, 5: 1000 } },
  ],
  strips: [
    'PAKQNSQJERQKAPLKQJALJAQKRELRJ',
    'LJERJKRQEJQAPLJQPJRQKPWJKSLNK',
    'KQRJWLJSQAJQEANJKEAJLEPAKLQKJE',
    'ALPKJRQNSQKEAPJALPEAJLKQARWQKJ',
    'JAKLJKLRQKJSPQKRAWPEJRQJAENQAN',
  ],
  wins: { by: 'lines', lines: firstLines(20) },
  freeSpins: { awards: { 3: 8, 4: 10, 5: 12 }, multiplier: 3, spinsMax: 24 },
  maxWin: 7999,
};
