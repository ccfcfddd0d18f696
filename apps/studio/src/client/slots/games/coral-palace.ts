import { jelly, shell } from '@baize/art/motifs/sea';
import { chest, crown } from '@baize/art/motifs/treasure';
import { octopus, turtle } from '@baize/art/motifs/water';
import { bannered } from '@baize/art/slots/bannered';
import { rays, stars } from '@baize/art/slots/layers/sky';
import { reef } from '@baize/art/slots/layers/water';
import { pearl, sapphire } from '@baize/art/slots/motifs/stones';
import { definition } from '@baize/engines/games/coral-palace/definition';
import sheet from '@baize/engines/games/coral-palace/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Atlantis Regalia',
    TH: 'เครื่องราชย์แอตแลนติส',
    ES: 'Las galas de la Atlántida',
    PT: 'As joias da Atlântida',
  },
  scene: { palette: 'sea', layers: [rays, reef] },
  night: { palette: 'plum', layers: [stars, reef] },
  frame: 'coral',
  symbols: {
    scatter: [bannered({ motif: chest, duty: 'SCATTER' }), 'bronze', 'ruby', 'gold'],
    wild: [bannered({ motif: jelly, duty: 'WILD' }), 'violet', 'azure', 'gold'],
    pearl: [pearl, 'pearl', 'azure', 'gold'],
    crown: [crown, 'gold', 'ruby', 'azure'],
    octopus: [octopus, 'coral', 'violet', 'gold'],
    shell: [shell, 'pink', 'pearl', 'gold'],
    turtle: [turtle, 'jade', 'bronze', 'gold'],
    sapphire: [sapphire, 'azure', 'gold', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
