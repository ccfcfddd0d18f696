import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'kinnari-dance',
  version: 1,
  name: 'Kinnari Dance',
  coins: 10,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'N', id: 'kinnari', kind: 'plain', pays: { 2: 10, 3: 100, 4: 400, 5: 2000 } },
    { code: 'M', id: 'mask', kind: 'plain', pays: { 3: 80, 4: 250, 5: 1000 } },
    { code: 'D', id: 'drum', kind: 'plain', pays: { 3: 50, 4: 150, 5: 600 } },
    { code: 'F', id: 'fan', kind: 'plain', pays: { 3: 50, 4: 125, 5: 400 } },
    { code: 'O', id: 'orchid', kind: 'plain', pays: { 3: 25, 4: 100, 5: 300 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 12, 4: 50, 5: 200 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 12, 4: 50, 5: 200 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 12, 4: 40, 5: 150 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 12, 4: 40, 5: 150 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 2: 10, 3: 30, 4: 150, 5: 500 } },
  ],
  strips: [
    'JAFQDJAKQAOKFQKFANJQDJQFJDKOMNS',
    'FJANKFOKDAWJAMDJKMOKJSOJKAQFAQK',
    'OAFOJFNKDMAKQOJDQNAJKWDJSKMJAQJF',
    'KFQNMFJKAQDAWNKOQJFMQDJKSJADQOA',
    'NKFDJKQAKJDAQOJFOKJQSKJQAMOJQA',
  ],
  wins: { by: 'lines', lines: firstLines(10) },
  freeSpins: { awards: { 3: 10, 4: 12, 5: 15 }, multiplier: 2, spinsMax: 20 },
  maxWin: 9361,
};
