import { useT } from '@baize/i18n/react.tsx';
import type { NumberStates } from './play-board.tsx';

type Props = {
  numbers: readonly string[];
  states: NumberStates;
  chosen: readonly string[];
  onToggle: (number: string) => void;
};

/** Numbers side by side; what is closed or pays half says so in words too. */
export function NumberGrid({ numbers, states, chosen, onToggle }: Props) {
  const t = useT();
  const [from = '', to = ''] = [numbers[0], numbers.at(-1)];
  return (
    <fieldset
      className="lot-grid"
      data-columns="10"
      aria-label={t('lottery.numbers_from', { from, to })}
    >
      {numbers.map((number) => {
        const state = states.get(number);
        return (
          <button
            key={number}
            type="button"
            aria-pressed={chosen.includes(number)}
            aria-label={
              state && t(state === 'half' ? 'lottery.is_half' : 'lottery.is_closed', { number })
            }
            data-state={state}
            disabled={state === 'closed'}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </fieldset>
  );
}
