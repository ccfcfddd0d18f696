import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/keno/definition';
import { keno } from '@baize/engines/games/keno/engine';
import parSheet from '@baize/engines/games/keno/par-sheet.json' with { type: 'json' };
import { kenoGame } from './keno-game.ts';

export const game = kenoGame({
  engine: keno,
  sheet: parSheet as ParSheet,
  title: {
    EN: 'Lantern Keno',
    TH: 'คีโนโคมไฟ',
    ES: 'Keno de los faroles',
    PT: 'Keno das lanternas',
  },
  definition,
});
