import { naga } from '@baize/art/motifs/legend';
import { chedi, gong, lotus, orb } from '@baize/art/motifs/temple';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { moonlight, rays, stars } from '@baize/art/slots/layers/sky';
import { pond, reef } from '@baize/art/slots/layers/water';
import { emerald } from '@baize/art/slots/motifs/stones';
import { goldRing } from '@baize/art/slots/motifs/treasure';
import { definition } from '@baize/engines/games/emerald-naga/definition';
import sheet from '@baize/engines/games/emerald-naga/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Naga of the Five Rivers',
    TH: 'พญานาคห้าสายน้ำ',
    ES: 'La naga de los cinco ríos',
    PT: 'A naga dos cinco rios',
  },
  scene: { palette: 'jade', layers: [stars, moonlight, pond] },
  night: { palette: 'lagoon', layers: [rays, reef] },
  frame: 'jade',
  symbols: {
    wild: [bannered({ motif: orb, duty: 'WILD' }), 'jade', 'ink', 'gold'],
    naga: [naga, 'jade', 'gold', 'gold'],
    emerald: [emerald, 'jade', 'gold', 'gold'],
    pagoda: [chedi, 'gold', 'jade', 'ruby'],
    ring: [goldRing, 'gold', 'jade', 'ruby'],
    lotus: [lotus, 'pink', 'jade', 'gold'],
    ace: [cardLetter('A', 'arch'), 'gold', 'jade', 'gold'],
    king: [cardLetter('K', 'arch'), 'pearl', 'jade', 'gold'],
    queen: [cardLetter('Q', 'arch'), 'leaf', 'jade', 'gold'],
    jack: [cardLetter('J', 'arch'), 'azure', 'jade', 'gold'],
    scatter: [bannered({ motif: gong, duty: 'SCATTER' }), 'gold', 'jade', 'ruby'],
  },
};

export const game = slotGame({ definition, sheet, theme });
