import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'floating-market',
  version: 1,
  name: 'Floating Market',
  coins: 5,
  rows: 3,
  symbols: [
    { code: 'B', id: 'boat', kind: 'plain', pays: { 2: 10, 3: 150, 4: 1000, 5: 5000 } },
    { code: 'D', id: 'durian', kind: 'plain', pays: { 3: 100, 4: 300, 5: 1250 } },
    { code: 'G', id: 'mangosteen', kind: 'plain', pays: { 3: 50, 4: 200, 5: 800 } },
    { code: 'M', id: 'mango', kind: 'plain', pays: { 3: 50, 4: 150, 5: 500 } },
    { code: 'R', id: 'rambutan', kind: 'plain', pays: { 3: 25, 4: 100, 5: 300 } },
    { code: 'C', id: 'coconut', kind: 'plain', pays: { 3: 25, 4: 80, 5: 250 } },
    { code: 'H', id: 'chili', kind: 'plain', pays: { 3: 25, 4: 50, 5: 200 } },
    { code: 'L', id: 'lime', kind: 'plain', pays: { 2: 5, 3: 12, 4: 50, 5: 150 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 3: 10, 4: 50, 5: 500 } },
  ],
  strips: [
    'GHLCHLCRMDCRGCHBMHDCRMLGMHSL',
    'MRCHBRDLMGCMGCLMRHLCHRLHRLHS',
    'RHMLHGCDLHSCRDHCMHLGCBGCRDHM',
    'HMGCDGLSHCRLGHRCMHRCLMCLBDRC',
    'GMHCRLBHCLRHLSCHGCRMLHGRDLCH',
  ],
  wins: { by: 'lines', lines: firstLines(5) },
  maxWin: 1000,
};
