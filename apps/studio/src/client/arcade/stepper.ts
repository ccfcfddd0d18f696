import { minus, plus } from '@baize/ui/icons';
import { button, make } from '../dom.ts';

type StepperOptions = {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly range: readonly [least: number, most: number];
  readonly onChange: (value: number) => void;
};

export type Stepper = {
  readonly element: HTMLElement;
  draw(value: number, isOff?: boolean): void;
};

/** A whole number that goes down and up by one, or is drawn along. */
export function createStepper({ label, less, more, range, onChange }: StepperOptions): Stepper {
  const [least, most] = range;
  let value = least;
  const change = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  const figure = make('b');
  const slider = make('input', {
    type: 'range',
    min: String(least),
    max: String(most),
    'aria-label': label,
  });
  slider.addEventListener('input', () => change(Number(slider.value)));
  const bare = (text: string, icon: string, by: number) =>
    button({ look: 'round', label: text, icon, isBare: true, onPress: () => change(value + by) });
  const [down, up] = [bare(less, minus, -1), bare(more, plus, 1)];
  return {
    element: make('div', { class: 'stepper' }, [
      down,
      make('label', {}, [make('span', {}, [label, ' ', figure]), slider]),
      up,
    ]),
    draw(next, isOff = false) {
      value = next;
      slider.value = String(next);
      figure.replaceChildren(String(next));
      for (const part of [slider, down, up]) part.disabled = isOff;
    },
  };
}
