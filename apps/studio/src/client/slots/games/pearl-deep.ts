import { jelly, manta, shell } from '@baize/art/motifs/sea';
import { octopus, turtle } from '@baize/art/motifs/water';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { rays, stars } from '@baize/art/slots/layers/sky';
import { reef } from '@baize/art/slots/layers/water';
import { pearl } from '@baize/art/slots/motifs/stones';
import { definition } from '@baize/engines/games/pearl-deep/definition';
import sheet from '@baize/engines/games/pearl-deep/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Storm Pearl Jackpot',
    TH: 'ไข่มุกพายุ แจ็คพอต',
    ES: 'Jackpot de la perla de tormenta',
    PT: 'Jackpot da pérola da tormenta',
  },
  scene: { palette: 'sea', layers: [rays, reef] },
  night: { palette: 'night', layers: [stars, reef] },
  frame: 'pearl',
  symbols: {
    'wild-double': [bannered({ motif: jelly, duty: 'WILD×2' }), 'azure', 'violet', 'gold'],
    pearl: [pearl, 'pearl', 'azure', 'gold'],
    octopus: [octopus, 'violet', 'coral', 'gold'],
    turtle: [turtle, 'jade', 'bronze', 'gold'],
    shell: [shell, 'pink', 'pearl', 'gold'],
    ace: [cardLetter('A', 'drop'), 'pearl', 'ink', 'azure'],
    king: [cardLetter('K', 'drop'), 'azure', 'ink', 'azure'],
    queen: [cardLetter('Q', 'drop'), 'jade', 'ink', 'azure'],
    jack: [cardLetter('J', 'drop'), 'violet', 'ink', 'azure'],
    scatter: [bannered({ motif: manta, duty: 'SCATTER' }), 'violet', 'azure', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
