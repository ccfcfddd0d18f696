import type { SlotDefinition } from '../../slots/definition.ts';

export const definition: SlotDefinition = {
  key: 'lantern-night',
  version: 2,
  name: 'Night of Lanterns',
  coins: 20,
  rows: 7,
  symbols: [
    {
      code: 'L',
      id: 'lantern',
      kind: 'plain',
      pays: { 5: 100, 7: 250, 10: 1000, 15: 5000, 20: 20000 },
    },
    {
      code: 'X',
      id: 'firework',
      kind: 'plain',
      pays: { 5: 60, 7: 150, 10: 500, 15: 2500, 20: 15000 },
    },
    { code: 'K', id: 'kite', kind: 'plain', pays: { 5: 40, 7: 100, 10: 300, 15: 1500, 20: 8000 } },
    { code: 'M', id: 'moon', kind: 'plain', pays: { 5: 25, 7: 75, 10: 200, 15: 1000, 20: 5000 } },
    { code: 'D', id: 'drum', kind: 'plain', pays: { 5: 20, 7: 50, 10: 150, 15: 600, 20: 2500 } },
    { code: 'O', id: 'orchid', kind: 'plain', pays: { 5: 16, 7: 40, 10: 100, 15: 400, 20: 1500 } },
    { code: 'F', id: 'fan', kind: 'plain', pays: { 5: 12, 7: 30, 10: 75, 15: 300, 20: 1200 } },
  ],
  strips: [
    'LMMFFOOXKLXMMKLXDDLFFLXKXMMFFDMOOKOODDFFKOOKDDX',
    'OOMMLKXOOXMDKDDXKDDLMMLOOXKLFFLXKFFDDOOFFMMKXFF',
    'MXOOLKFFXFFKDDMMFFLKDOOLOOXMMKDDMMKDDLXFFXOOXLK',
    'KMKLKDDXDDKMMOOMMLDDXFFOOXKMMFFXFFOOLKDOOXFFLXL',
    'XFFOOLOOKLMMXKDDMMKFFDDMXKOOFFDLMMXOOXKLXKLDDFF',
    'OOMFFKDDLKXOOLXMMLOOLKMMXKFFLXDDOOXDKDDXKFFMMFF',
    'XMLFFOOFFXMMXLDDKOOLOOXKLKDDKDDXMMLKFFDXOOKMMFF',
  ],
  wins: { by: 'clusters' },
  cascade: { multipliers: [1, 2, 4, 8, 16] },
  maxWin: 865.6,
};
