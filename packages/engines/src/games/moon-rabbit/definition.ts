import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'moon-rabbit',
  version: 1,
  name: 'Moon Rabbit',
  coins: 20,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'R', id: 'rabbit', kind: 'plain', pays: { 2: 5, 3: 50, 4: 200, 5: 750 } },
    { code: 'M', id: 'moon', kind: 'plain', pays: { 2: 6, 3: 50, 4: 200, 5: 600 } },
    { code: 'C', id: 'cake', kind: 'plain', pays: { 3: 30, 4: 120, 5: 400 } },
    { code: 'L', id: 'lantern', kind: 'plain', pays: { 3: 30, 4: 100, 5: 300 } },
    { code: 'P', id: 'peony', kind: 'plain', pays: { 3: 25, 4: 75, 5: 250 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 15, 4: 60, 5: 200 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 15, 4: 50, 5: 150 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 15, 4: 50, 5: 150 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 2: 10, 3: 20, 4: 100, 5: 500 } },
  ],
  strips: [
    'AKCAKMLQKCRSPLMPACPLMKAPQCLQAPLR',
    'CQAKMLCQWPAKQPCAKRLQMRSAPQKPLAQK',
    'CLARPKQPKQLCKAPKQCKMAQSPALMQLWMR',
    'PKAPLMKWQPARCQLPAKQMCRSQCAKMALKR',
    'KALKQAKPQKLAQSCQKLMRLACQRCKQMPR',
  ],
  wins: { by: 'lines', lines: firstLines(20) },
  freeSpins: { awards: { 3: 6, 4: 8, 5: 10 }, multiplier: 1, spinsMax: 30 },
  maxWin: 2872,
};
