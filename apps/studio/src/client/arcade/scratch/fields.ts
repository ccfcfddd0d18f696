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
    const made = make('button', { type: 'button', class: 'field' });
    made.addEventListener('click', () => onPress(field));
    return made;
  });
  const element = make(
    'div',
    { class: 'fields', role: 'group', 'aria-label': say('fields'), dir: 'ltr' },
    places,
  );
  walkByArrows({ element, places });
  return {
    element,
    lay(next: readonly Field[]) {
      laid = next;
      places.forEach((made, field) => {
        made.replaceChildren(next[field]?.content ?? '');
        made.removeAttribute('data-win');
        made.setAttribute('aria-label', say('field_covered', { number: String(field + 1) }));
      });
    },
    open(field: number) {
      const content = laid[field]?.name ?? '';
      const label = say('field_open', { number: String(field + 1), content });
      places[field]?.setAttribute('aria-label', label);
    },
    light(winning: readonly number[]) {
      places.forEach((made, field) => made.toggleAttribute('data-win', winning.includes(field)));
    },
  };
}
