import { drum } from '@baize/art/motifs/festival';
import { kite } from '@baize/art/motifs/folk';
import { fan } from '@baize/art/motifs/table';
import { lantern } from '@baize/art/motifs/temple';
import { clouds, roofs } from '@baize/art/slots/layers/land';
import { fireworks, lanterns, stars } from '@baize/art/slots/layers/sky';
import { firework, moon } from '@baize/art/slots/motifs/festival';
import { orchid } from '@baize/art/slots/motifs/flowers';
import { definition } from '@baize/engines/games/lantern-night/definition';
import sheet from '@baize/engines/games/lantern-night/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Thousand Paper Lanterns',
    TH: 'โคมกระดาษพันดวง',
    ES: 'Mil farolillos de papel',
    PT: 'Mil lanternas de papel',
  },
  scene: { palette: 'wine', layers: [stars, fireworks, lanterns, roofs] },
  night: { palette: 'night', layers: [stars, fireworks, lanterns, clouds] },
  frame: 'ruby',
  symbols: {
    lantern: [lantern, 'ruby', 'gold', 'gold'],
    firework: [firework, 'pink', 'gold', 'azure'],
    kite: [kite, 'coral', 'azure', 'gold'],
    moon: [moon, 'gold', 'pearl', 'azure'],
    drum: [drum, 'coral', 'ink', 'gold'],
    orchid: [orchid, 'violet', 'pink', 'gold'],
    fan: [fan, 'jade', 'gold', 'coral'],
  },
};

export const game = slotGame({ definition, sheet, theme });
