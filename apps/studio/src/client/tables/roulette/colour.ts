import { definition } from '@baize/engines/games/roulette/definition';

export type Colour = 'red' | 'black' | 'green';

const reds: readonly number[] = definition.reds;

export const colourOf = (number: number): Colour =>
  number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black';
