import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/jacks-or-better/definition';
import { jacksOrBetter } from '@baize/engines/games/jacks-or-better/engine';
import parSheet from '@baize/engines/games/jacks-or-better/par-sheet.json' with { type: 'json' };
import { pokerGame } from '../poker/poker-game.ts';

export const game = pokerGame({
  engine: jacksOrBetter,
  sheet: parSheet as ParSheet,
  title: {
    EN: "Heron's Jacks",
    TH: 'แจ็คของกระสา',
    ES: 'Las jotas de la garza',
    PT: 'Os valetes da garça',
  },
  definition,
});
