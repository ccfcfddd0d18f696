import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/bonus-poker/definition';
import { bonusPoker } from '@baize/engines/games/bonus-poker/engine';
import parSheet from '@baize/engines/games/bonus-poker/par-sheet.json' with { type: 'json' };
import { pokerGame } from '../poker/poker-game.ts';

export const game = pokerGame({
  engine: bonusPoker,
  sheet: parSheet as ParSheet,
  title: {
    EN: 'Lantern Bonus Poker',
    TH: 'โบนัสโป๊กเกอร์ใต้แสงโคม',
    ES: 'Bonus póquer de faroles',
    PT: 'Bônus pôquer dos lampiões',
  },
  definition,
});
