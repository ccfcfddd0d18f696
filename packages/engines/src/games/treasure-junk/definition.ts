import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';
import { TIDE } from '../../slots/pots.ts';

export const definition: SlotDefinition = {
  key: 'treasure-junk',
  version: 2,
  name: 'Treasure Junk',
  coins: 20,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'C', id: 'chest', kind: 'plain', pays: { 2: 5, 3: 100, 4: 400, 5: 2000 } },
    { code: 'O', id: 'compass', kind: 'plain', pays: { 3: 75, 4: 250, 5: 1000 } },
    { code: 'H', id: 'anchor', kind: 'plain', pays: { 3: 60, 4: 200, 5: 600 } },
    { code: 'B', id: 'boat', kind: 'plain', pays: { 3: 50, 4: 120, 5: 500 } },
    { code: 'R', id: 'ruby', kind: 'plain', pays: { 3: 40, 4: 100, 5: 400 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 25, 4: 60, 5: 250 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 12, 4: 50, 5: 200 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 12, 4: 40, 5: 150 } },
    { code: 'T', id: 'ten', kind: 'plain', pays: { 3: 12, 4: 40, 5: 120 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 2: 20, 3: 60, 4: 200, 5: 1000 } },
  ],
  strips: [
    'BKATRHQRSCTORKTOQRTAQKBTHQKABQA',
    'BTKHQRHKTQOATWAHBQRBKHTASTRCAKQ',
    'BRKOAKTRBQKAHBQTCQWTAQRKOATSQRAK',
    'QBTCBTWQRSBHKBOHCAOBACKARCTKHCK',
    'HKCATOHKQBTQSTBATRKCQRBQKRAHTR',
  ],
  wins: { by: 'lines', lines: firstLines(20) },
  freeSpins: { awards: { 3: 8, 4: 10, 5: 15 }, multiplier: 2, spinsMax: 20 },
  pot: TIDE,
  maxWin: 8602,
};
