import type { SlowHit } from './slow-hits.ts';
import { matches, options, side, total, ways, won } from './slow-parts.ts';

export function diceHits(
  play: string,
  groups: readonly (readonly string[])[],
  dice: readonly number[],
): readonly SlowHit[] {
  const [chosen = [], others = []] = groups;
  const [low = 0, middle = 0, high = 0] = dice.toSorted((a, b) => a - b);
  const isTriple = low === high;
  const isPair = !isTriple && (low === middle || middle === high);
  const double = low === middle ? low : high;
  const single = low === middle ? high : low;
  const sum = total(dice);
  switch (play) {
    case 'sum':
      return options(chosen, (name) => Number(name) === sum);
    case 'sides':
      return options(chosen, (name) => side(name, sum, 11));
    case 'table-sides':
      return options(chosen, (name) => !isTriple && side(name, sum, 11));
    case 'triple-any':
      return options(chosen, () => isTriple);
    case 'triple':
      return options(chosen, (name) => isTriple && Number(name) === low * 111);
    case 'pair':
      return options(chosen, (name) => (isTriple || isPair) && Number(name) === middle * 11);
    case 'pair-exact':
      return options(chosen, (name) => isPair && Number(name) === middle * 11);
    case 'dice-pair-and-one':
      return won(
        `${low}${middle}${high}`,
        isPair && chosen.includes(`${double}`) && others.includes(`${single}`) ? 1 : 0,
      );
    case 'dice-three-different':
      return won('123', !isTriple && !isPair && matches(chosen, dice) === 3 ? 1 : 0);
    case 'dice-any-1':
      return won('1', matches(chosen, dice));
    case 'dice-any-2':
      return won('12', ways(matches(chosen, dice), 2));
    case 'row-any':
      return options(chosen, () => middle - low === 1 && high - middle === 1);
    default:
      throw new Error(`nobody works out ${play} slowly`);
  }
}
