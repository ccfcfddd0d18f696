import { make } from '../dom.ts';

export type Wells<Name extends string> = {
  readonly element: HTMLElement;
  draw(values: Readonly<Record<Name, Node | string>>): void;
};

/** Figures beside each other, each with its name above it. */
export function createWells<Name extends string>(
  names: Readonly<Record<Name, string>>,
): Wells<Name> {
  const cells = (Object.entries(names) as [Name, string][]).map(([name, text]) => {
    const value = make('b', { 'data-well': name });
    return [name, value, make('div', {}, [make('span', {}, [text]), value])] as const;
  });
  return {
    element: make(
      'div',
      { class: 'wells' },
      cells.map(([, , cell]) => cell),
    ),
    draw: (values) => {
      for (const [name, value] of cells) value.replaceChildren(values[name]);
    },
  };
}
