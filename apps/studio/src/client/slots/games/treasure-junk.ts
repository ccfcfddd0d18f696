import { ship } from '@baize/art/motifs/sea';
import { chest, shield } from '@baize/art/motifs/treasure';
import { anchor } from '@baize/art/motifs/water';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { waves } from '@baize/art/slots/layers/land';
import { fireworks, moonlight, stars } from '@baize/art/slots/layers/sky';
import { boat } from '@baize/art/slots/motifs/market';
import { ruby } from '@baize/art/slots/motifs/stones';
import { compass } from '@baize/art/slots/motifs/treasure';
import { definition } from '@baize/engines/games/treasure-junk/definition';
import sheet from '@baize/engines/games/treasure-junk/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Treasure Junk Jackpot',
    TH: 'สำเภาสมบัติ แจ็คพอต',
    ES: 'Jackpot del junco del tesoro',
    PT: 'Jackpot do junco do tesouro',
  },
  scene: { palette: 'steel', layers: [stars, moonlight, waves] },
  night: { palette: 'sea', layers: [stars, fireworks, waves] },
  frame: 'bronze',
  symbols: {
    wild: [bannered({ motif: ship, duty: 'WILD' }), 'bronze', 'azure', 'gold'],
    chest: [chest, 'bronze', 'ruby', 'gold'],
    compass: [compass, 'gold', 'azure', 'ruby'],
    anchor: [anchor, 'silver', 'gold', 'azure'],
    boat: [boat, 'bronze', 'coral', 'gold'],
    ruby: [ruby, 'ruby', 'gold', 'gold'],
    ace: [cardLetter('A', 'disc'), 'gold', 'azure', 'gold'],
    king: [cardLetter('K', 'disc'), 'pearl', 'azure', 'gold'],
    queen: [cardLetter('Q', 'disc'), 'coral', 'azure', 'gold'],
    ten: [cardLetter(10, 'disc'), 'leaf', 'azure', 'gold'],
    scatter: [bannered({ motif: shield, duty: 'SCATTER' }), 'azure', 'ruby', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
