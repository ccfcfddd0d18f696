import type { SlotDefinition } from '../../slots/definition.ts';

export const definition: SlotDefinition = {
  key: 'lotus-pond',
  version: 2,
  name: 'Lotus Pond',
  coins: 20,
  rows: 5,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'L', id: 'lotus', kind: 'plain', pays: { 5: 75, 7: 200, 9: 600, 12: 2000, 15: 8000 } },
    { code: 'K', id: 'koi', kind: 'plain', pays: { 5: 40, 7: 120, 9: 300, 12: 1000, 15: 4000 } },
    { code: 'T', id: 'turtle', kind: 'plain', pays: { 5: 30, 7: 75, 9: 200, 12: 600, 15: 2000 } },
    { code: 'F', id: 'frog', kind: 'plain', pays: { 5: 16, 7: 50, 9: 120, 12: 400, 15: 1500 } },
    { code: 'D', id: 'dragonfly', kind: 'plain', pays: { 5: 12, 7: 30, 9: 75, 12: 200, 15: 1000 } },
    { code: 'B', id: 'bamboo', kind: 'plain', pays: { 5: 8, 7: 20, 9: 60, 12: 150, 15: 600 } },
  ],
  strips: [
    'KTBBTBBTKFFBBLFFLDDTFFKLTDDKWDDTKLBBD',
    'WTFFDDTBBLTKLTKBBKFFBBFFKBBTLTDDKDDLD',
    'BBKTLKDBBKTLDDWTFFKFFKTBBLDDBBTDDFFLT',
    'FFTLFFKBBTDDTDDTBBLKLFFKBBTLTKDDBBKWD',
    'KTWFFBBKDDKFFLDDTKBBTBBLTLBBTDKFFTLDD',
    'TLBBTFFTBBDDKTLDDKFFKLTWTFFDKBBKLDDBB',
  ],
  wins: { by: 'clusters' },
  cascade: { multipliers: [1, 2, 3, 5, 8] },
  maxWin: 366.4,
};
