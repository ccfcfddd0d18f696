import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/wild-deuces/definition';
import { wildDeuces } from '@baize/engines/games/wild-deuces/engine';
import parSheet from '@baize/engines/games/wild-deuces/par-sheet.json' with { type: 'json' };
import { pokerGame } from '../poker/poker-game.ts';

export const game = pokerGame({
  engine: wildDeuces,
  sheet: parSheet as ParSheet,
  title: {
    EN: 'Red Hot Deuces',
    TH: 'ไพ่สองร้อนฉ่า',
    ES: 'Doses al rojo',
    PT: 'Duques em brasa',
  },
  definition,
});
