import { odds } from '../../tables/chips.ts';
import { definition as baccarat } from '../baccarat/definition.ts';

/** Baccarat without commission, in which a banker who wins with six is paid half. */
export const definition = {
  key: 'baccarat-super-six',
  version: 1,
  decks: baccarat.decks,
  pays: { ...baccarat.pays, banker: odds(1), bankerOnSix: odds(1, 2) },
  six: {
    /** The banker wins with six. */
    superSix: odds(15),
    /** The same, told apart by the banker's cards: two, or three. */
    luckySix: [odds(12), odds(20)],
  },
} as const;
