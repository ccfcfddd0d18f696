import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/lucky-keno/definition';
import { luckyKeno } from '@baize/engines/games/lucky-keno/engine';
import parSheet from '@baize/engines/games/lucky-keno/par-sheet.json' with { type: 'json' };
import { kenoGame } from '../keno/keno-game.ts';

export const game = kenoGame({
  engine: luckyKeno,
  sheet: parSheet as ParSheet,
  title: {
    EN: 'Temple Bell Keno',
    TH: 'คีโนระฆังวัด',
    ES: 'Keno de la campana',
    PT: 'Keno do sino',
  },
  definition,
});
