import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { walkByArrows } from '../walk.ts';

export const FIELDS = 9;

/** What lies under a field, and how it is read out. */
export type Field = { readonly content: Node; readonly name: string };

type Words = Speech<'field_covered' | 'field_open' | 'fields'>;

/** Nine fields, each a button for those who scratch by keys; the foil lies over them. */
export function createFields(say: Words, onPress: (field: number) => void) {
  let laid: readonly Field[] = [];
  const places = Array.from({ length: FIELDS }, (_, field) => {
    const name = make('span', { class: 'unseen' });
    const paper = make('span', { class: 'paper', 'aria-hidden': 'true' });
    const made = make('button', { type: 'button', class: 'field' }, [name, paper]);
    made.addEventListener('click', () => onPress(field));
    return { made, name, paper };
  });
  const buttons = places.map(({ made }) => made);
  const element = make(
    'div',
    { class: 'fields', role: 'group', 'aria-label': say('fields'), dir: 'ltr' },
    buttons,
  );
  walkByArrows({ element, places: buttons });
  return {
    element,
    lay(next: readonly Field[]) {
      laid = next;
      places.forEach(({ made, name, paper }, field) => {
        paper.replaceChildren(next[field]?.content ?? '');
        made.removeAttribute('data-win');
        name.replaceChildren(say('field_covered', { number: String(field + 1) }));
      });
    },
    open(field: number) {
      const content = laid[field]?.name ?? '';
      const text = say('field_open', { number: String(field + 1), content });
      places[field]?.name.replaceChildren(text);
    },
    light(winning: readonly number[]) {
      buttons.forEach((made, field) => made.toggleAttribute('data-win', winning.includes(field)));
    },
  };
}
