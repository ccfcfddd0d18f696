import { optionName } from '@baize/client/line-names';
import { useT } from '@baize/i18n/react.tsx';
import type { Selection } from '@baize/lottery/core/entry';
import { decimalText } from '@baize/lottery/core/fraction';
import type { Play } from '@baize/lottery/core/play';
import { bestPrize, prizesOf, type Tariff } from '@baize/lottery/core/tariff';
import { toggleToken } from '../slip/toggle-token.ts';
import type { NumberStates } from './play-board.tsx';

type Props = {
  play: Play;
  /** Where each token is a line of its own and has its own prize. */
  tariff: Tariff | null;
  tokens: readonly string[];
  states: NumberStates;
  selection: Selection;
  onChange: (selection: Selection) => void;
};

/** Tokens of one group: balls to choose from, or options each with what it pays. */
export function TokenGrid({ play, tariff, tokens, states, selection, onChange }: Props) {
  const t = useT();
  const chosen = new Set(selection[0]);
  return (
    <fieldset className={tariff ? 'lot-options' : 'lot-grid'} data-columns="10">
      {tokens.map((token) => {
        const state = states.get(token);
        const name = optionName(token, play.code, t);
        return (
          <button
            key={token}
            type="button"
            aria-pressed={chosen.has(token)}
            data-state={state}
            disabled={state === 'closed'}
            onClick={() => onChange(toggleToken(selection, { group: 0, token }))}
          >
            {name}
            {tariff && (
              <small>
                {t('lottery.pays', {
                  prize: decimalText(bestPrize(prizesOf(play, token, tariff)), 2),
                })}
              </small>
            )}
            {state && (
              <span className="sr">
                {t(state === 'half' ? 'lottery.is_half' : 'lottery.is_closed', { number: name })}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
