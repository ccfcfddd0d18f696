import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'songkran-splash',
  version: 1,
  name: 'Songkran Splash',
  coins: 25,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'X', id: 'wild-double', kind: 'wild', pays: {}, multiplier: 2 },
    { code: 'E', id: 'elephant', kind: 'plain', pays: { 3: 100, 4: 400, 5: 1000 } },
    { code: 'G', id: 'water-gun', kind: 'plain', pays: { 3: 75, 4: 250, 5: 750 } },
    { code: 'B', id: 'bowl', kind: 'plain', pays: { 3: 60, 4: 200, 5: 500 } },
    { code: 'J', id: 'jasmine', kind: 'plain', pays: { 3: 50, 4: 120, 5: 400 } },
    { code: 'M', id: 'mango', kind: 'plain', pays: { 3: 40, 4: 100, 5: 300 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 25, 4: 60, 5: 250 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 25, 4: 60, 5: 250 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 12, 4: 50, 5: 200 } },
    { code: 'T', id: 'ten', kind: 'plain', pays: { 3: 12, 4: 40, 5: 120 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 3: 50 } },
  ],
  strips: [
    'BKQBMQTMKBTAQJTQEJTSGMJQTAQKMQKAT',
    'BAJKTGMEAMQTKQATKGMQTJQKATJKQAW',
    'KAQTSKTXMKAGTBMKJBGTJKATQAGKBTEM',
    'ATQAGTMEBJEAQJATQJMQBMTAGKBQWMTK',
    'TABEQJMBKSBQAKEGABMTQKTQJGTAKTEK',
  ],
  wins: { by: 'lines', lines: firstLines(25) },
  freeSpins: { awards: { 3: 10 }, multiplier: 2, spinsMax: 30 },
  maxWin: 6576,
};
