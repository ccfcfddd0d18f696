import { odds } from '../../tables/chips.ts';

/** Every number of the game that a mathematician may change. */
export const definition = {
  key: 'hoo-hey-how',
  version: 1,
  /** The six pictures of a die, in the order of its faces. */
  pictures: ['fish', 'prawn', 'gourd', 'tiger', 'rooster', 'crab'],
  pays: {
    /** A picture shown by one, two or three dice. */
    picture: [odds(1), odds(2), odds(3)],
    anyTriple: odds(30),
    /** Exactly one die, or exactly two, of a colour; or all three of one, whichever it is. */
    oneOfColour: odds(1),
    twoOfColour: odds(3),
    allOneColour: odds(7),
  },
  /** Two pictures have each colour. */
  colours: { red: ['fish', 'rooster'], green: ['prawn', 'crab'], blue: ['gourd', 'tiger'] },
} as const;
