import { chip } from '@baize/art/tables/chip';
import { make } from '../../dom.ts';
import { picture } from '../picture.ts';

/** The chips of a rack, in units of the stake. */
export const SIZES = [1, 5, 25, 100] as const;

const LOOKS = ['pearl', 'jade', 'ruby', 'violet'] as const;

/** A chip with what it is worth; its colour tells the largest chip that fits into it. */
export function chipFace(units: number, text: string): HTMLElement {
  const place = SIZES.findLastIndex((size) => size <= units);
  return make('span', { class: 'chip', 'aria-hidden': 'true' }, [
    picture(chip(LOOKS[place] ?? 'pearl'), 'chip-picture'),
    make('b', {}, [text]),
  ]);
}
