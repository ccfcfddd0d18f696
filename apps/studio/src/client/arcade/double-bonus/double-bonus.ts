import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/double-bonus/definition';
import { doubleBonus } from '@baize/engines/games/double-bonus/engine';
import parSheet from '@baize/engines/games/double-bonus/par-sheet.json' with { type: 'json' };
import { pokerGame } from '../poker/poker-game.ts';

export const game = pokerGame({
  engine: doubleBonus,
  sheet: parSheet as ParSheet,
  title: {
    EN: 'Saffron Double Bonus',
    TH: 'ดับเบิลโบนัสหญ้าฝรั่น',
    ES: 'Doble bonus de azafrán',
    PT: 'Bônus duplo de açafrão',
  },
  definition,
});
