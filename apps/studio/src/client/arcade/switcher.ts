import { button, make } from '../dom.ts';

type Switch<Value> = {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChoose: (value: Value) => void;
};

export type Switcher<Value> = {
  readonly element: HTMLElement;
  draw(chosen: Value, isOff?: boolean): void;
};

/** A few values of which one is chosen. */
export function createSwitcher<Value>(facts: Switch<Value>): Switcher<Value> {
  const { label, options, onChoose } = facts;
  const buttons = options.map(([value, text]) => {
    const made = button({ look: 'option', label: text, onPress: () => onChoose(value) });
    return [value, made] as const;
  });
  return {
    element: make('div', { class: 'switcher' }, [
      make('span', { class: 'switcher-name', 'aria-hidden': 'true' }, [label]),
      make(
        'div',
        { class: 'options', role: 'group', 'aria-label': label },
        buttons.map(([, made]) => made),
      ),
    ]),
    draw(chosen, isOff = false) {
      for (const [value, made] of buttons) {
        made.setAttribute('aria-pressed', String(value === chosen));
        made.disabled = isOff;
      }
    },
  };
}
