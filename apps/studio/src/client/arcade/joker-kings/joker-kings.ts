import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/joker-kings/definition';
import { jokerKings } from '@baize/engines/games/joker-kings/engine';
import parSheet from '@baize/engines/games/joker-kings/par-sheet.json' with { type: 'json' };
import { pokerGame } from '../poker/poker-game.ts';

export const game = pokerGame({
  engine: jokerKings,
  sheet: parSheet as ParSheet,
  title: {
    EN: 'Moonlit Joker',
    TH: 'โจ๊กเกอร์กลางแสงจันทร์',
    ES: 'El comodín de la luna',
    PT: 'O curinga da lua',
  },
  definition,
});
