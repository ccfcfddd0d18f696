import { make } from '../dom.ts';

/** Names with their values, to read and to copy. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const cells = rows.flatMap(([name, value]) => [
    make('dt', {}, [name]),
    make('dd', {}, [make('code', {}, [value])]),
  ]);
  return make('dl', { class: 'facts' }, cells);
}
