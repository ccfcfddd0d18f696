import { useT } from '@baize/i18n/react.tsx';
import { inOrder, type Selection } from '@baize/lottery/core/entry';
import { useMedia } from '@baize/ui/use-media';
import { useState } from 'react';
import { toggleToken } from '../slip/toggle-token.ts';
import { NumberGrid } from './number-grid.tsx';
import type { NumberStates } from './play-board.tsx';

type Props = {
  length: number;
  isSorted: boolean;
  states: NumberStates;
  selection: Selection;
  onChange: (selection: Selection) => void;
};

/** Whole numbers: all of them side by side where there is room, else typed digit by digit. */
export function DigitPad(props: Props) {
  const { length, states, selection, onChange } = props;
  const isNarrow = useMedia('(max-width: 719px)');
  if (length > 2 || (length === 2 && isNarrow)) return <Keypad {...props} />;
  const numbers = Array.from({ length: 10 ** length }, (_, at) => `${at}`.padStart(length, '0'));
  return (
    <NumberGrid
      numbers={numbers}
      states={states}
      chosen={selection[0] ?? []}
      onToggle={(number) => onChange(toggleToken(selection, { group: 0, token: number }))}
    />
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

function Keypad({ length, isSorted, states, selection, onChange }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const chosen = selection[0] ?? [];
  const type = (digit: string) => {
    const next = typed + digit;
    if (next.length < length) {
      setTyped(next);
      return;
    }
    setTyped('');
    const number = isSorted ? inOrder(next) : next;
    if (states.get(number) !== 'closed' && !chosen.includes(number)) {
      onChange([[...chosen, number].sort()]);
    }
  };
  const erase = () => setTyped(typed.slice(0, -1));
  const write = (text: string) => {
    const digits = text.replaceAll(/\D/g, '');
    if (digits.length > typed.length) type(digits.slice(typed.length, typed.length + 1));
    else setTyped(digits);
  };
  return (
    <fieldset className="lot-pad" aria-label={t('lottery.pad')}>
      <input
        className="lot-typed"
        aria-label={t('lottery.typing')}
        // The keys below are the keyboard of a phone; another would cover them.
        inputMode="none"
        autoComplete="off"
        maxLength={length}
        placeholder={'–'.repeat(length)}
        value={typed}
        onChange={(event) => write(event.target.value)}
      />
      <div className="lot-keys">
        {KEYS.map((digit) => (
          <button key={digit} type="button" onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" disabled={typed === ''} onClick={erase}>
          {t('lottery.erase')}
        </button>
        <button type="button" onClick={() => type('0')}>
          0
        </button>
        <span />
      </div>
      <p className="muted">{t('lottery.chosen_count', { count: chosen.length })}</p>
    </fieldset>
  );
}
