import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/tens-and-up/definition';
import { tensAndUp } from '@baize/engines/games/tens-and-up/engine';
import parSheet from '@baize/engines/games/tens-and-up/par-sheet.json' with { type: 'json' };
import { pokerGame } from '../poker/poker-game.ts';

export const game = pokerGame({
  engine: tensAndUp,
  sheet: parSheet as ParSheet,
  title: {
    EN: 'Silk Road Poker',
    TH: 'โป๊กเกอร์เส้นทางสายไหม',
    ES: 'Póquer de la ruta de la seda',
    PT: 'Pôquer da rota da seda',
  },
  definition,
});
