import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/nines-or-better/definition';
import { ninesOrBetter } from '@baize/engines/games/nines-or-better/engine';
import parSheet from '@baize/engines/games/nines-or-better/par-sheet.json' with { type: 'json' };
import { pokerGame } from '../poker/poker-game.ts';

export const game = pokerGame({
  engine: ninesOrBetter,
  sheet: parSheet as ParSheet,
  title: {
    EN: 'Nines or Better',
    TH: 'ไพ่เก้าขึ้นไป',
    ES: 'Nueves o mejor',
    PT: 'Noves ou melhor',
  },
  definition,
});
