import type { Reach } from '@baize/engines/arcade/reach';
import { minus, plus } from '@baize/ui/icons';
import { button, make } from '../../dom.ts';
import { hundredths } from '../../money.ts';
import type { Speech } from '../../words.ts';
import { onKeys } from '../keys.ts';
import { targetOf } from './target-of.ts';
import './target-picker.css';

const QUICK = [150, 200, 300, 500, 1_000, 10_000] as const;

type TargetPickerOptions = {
  readonly say: Speech<'target' | 'target_lower' | 'target_higher'>;
  readonly reach: Reach;
  readonly onTarget: (target: number) => void;
};

export type TargetPicker = { readonly element: HTMLElement; draw(target: number): void };

/** A target that is typed, stepped or taken from a few usual ones. */
export function createTargetPicker({ say, reach, onTarget }: TargetPickerOptions): TargetPicker {
  const { targetMin, targetMax } = reach;
  let target = targetMin;
  const clamp = (value: number) => Math.min(targetMax, Math.max(targetMin, value));
  const lower = () => onTarget(clamp(target - stepFrom(target - 1)));
  const higher = () => onTarget(clamp(target + stepFrom(target)));
  const field = make('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': say('target'),
  });
  field.addEventListener('change', () => onTarget(clamp(targetOf(field.value) ?? target)));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') field.blur();
  });
  const quick = QUICK.map((value) => {
    const text = `${value / 100}×`;
    return [value, button({ look: 'quick', label: text, onPress: () => onTarget(value) })] as const;
  });
  onKeys({ ArrowUp: higher, ArrowDown: lower });
  const bare = (label: string, icon: string, onPress: () => void) =>
    button({ look: 'round', label, icon, isBare: true, onPress });
  return {
    element: make('div', { class: 'target' }, [
      make('div', { class: 'target-field' }, [
        bare(say('target_lower'), minus, lower),
        make('label', {}, [make('span', {}, [say('target')]), field]),
        bare(say('target_higher'), plus, higher),
      ]),
      make(
        'div',
        { class: 'quicks' },
        quick.map(([, made]) => made),
      ),
    ]),
    draw(next) {
      target = next;
      field.value = `${hundredths(next, say.tag)}×`;
      for (const [value, made] of quick) made.setAttribute('aria-pressed', String(value === next));
    },
  };
}

/** A tenth of the size of the target: 0.10 below 2, 1 from 10 on. */
function stepFrom(target: number): number {
  let step = 10;
  while (step * 100 <= target) step *= 10;
  return step;
}
