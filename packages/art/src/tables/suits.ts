/** The outlines of the four suits, in a box from -50 to 50. */
export const SUIT_PATHS = {
  spade:
    'M0,-46 C10,-22 46,-6 46,20 A22,22 0 0 1 8,30 C9,40 12,46 18,50 H-18 C-12,46 -9,40 -8,30 ' +
    'A22,22 0 0 1 -46,20 C-46,-6 -10,-22 0,-46Z',
  heart:
    'M0,48 C-14,28 -48,8 -48,-18 C-48,-36 -34,-46 -22,-46 C-11,-46 -3,-39 0,-30 ' +
    'C3,-39 11,-46 22,-46 C34,-46 48,-36 48,-18 C48,8 14,28 0,48Z',
  diamond:
    'M0,-50 C10,-30 24,-12 38,0 C24,12 10,30 0,50 C-10,30 -24,12 -38,0 C-24,-12 -10,-30 0,-50Z',
  club:
    'M0,-48 A22,22 0 0 1 18,-13 A22,22 0 1 1 8,26 C9,38 12,45 18,50 H-18 C-12,45 -9,38 -8,26 ' +
    'A22,22 0 1 1 -18,-13 A22,22 0 0 1 0,-48Z',
} as const;

export type SuitName = keyof typeof SUIT_PATHS;

export const isRed = (suit: SuitName): boolean => suit === 'heart' || suit === 'diamond';
