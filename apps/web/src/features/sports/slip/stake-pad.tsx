import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { useSlipDesk } from './slip-desk.tsx';

const ADDS = [100, 500, 1000] as const;
const ROWS = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
] as const;
const TYPED = /^\d{0,9}(\.\d{0,2})?$/;

function useAmount() {
  const { slip, setSlip } = useSlipDesk();
  const set = (amount: string) => setSlip({ ...slip, amount });
  return {
    amount: slip.amount,
    set,
    add: (more: number) => set(String(Number(slip.amount || '0') + more)),
    type: (key: string) => {
      const next = `${slip.amount === '' && key === '.' ? '0' : slip.amount}${key}`;
      if (TYPED.test(next)) set(next);
    },
    erase: () => set(slip.amount.slice(0, -1)),
  };
}

/** The stake of a line, typed on keys of its own where there is a pad. */
export function StakeField({ hasPad }: { hasPad: boolean }) {
  const t = useT();
  const { amount, set } = useAmount();
  return (
    <>
      <label className="sp-stake">
        <span>{t('sports.stake')}</span>
        <input
          data-autofocus={hasPad || undefined}
          // The keys below are the keyboard of a phone; another would cover them.
          inputMode={hasPad ? 'none' : 'decimal'}
          value={amount}
          onChange={({ target }) => set(target.value.replace(/[^\d.]/g, ''))}
        />
      </label>
      {hasPad ? <StakePad /> : <StakeChips />}
    </>
  );
}

function StakeChips() {
  const t = useT();
  const formats = useFormats();
  const { add, set } = useAmount();
  return (
    <div className="sp-systems">
      {ADDS.map((more) => (
        <Chip key={more} onClick={() => add(more)}>
          +{formats.number(more)}
        </Chip>
      ))}
      <Chip onClick={() => set('')}>{t('sports.clear')}</Chip>
    </div>
  );
}

function StakePad() {
  const t = useT();
  const formats = useFormats();
  const { add, set, type, erase } = useAmount();
  const typing = (key: string) => (
    <button key={key} type="button" onClick={() => type(key)}>
      {key}
    </button>
  );
  return (
    <fieldset className="sp-pad num" aria-label={t('sports.pad')}>
      {ROWS.map((keys, row) => [
        ...keys.map(typing),
        <button key={ADDS[row]} type="button" data-side onClick={() => add(ADDS[row] ?? 0)}>
          +{formats.number(ADDS[row] ?? 0)}
        </button>,
      ])}
      {typing('.')}
      {typing('0')}
      <button type="button" data-side aria-label={t('sports.erase')} onClick={erase}>
        ⌫
      </button>
      <button type="button" data-side onClick={() => set('')}>
        {t('sports.clear')}
      </button>
    </fieldset>
  );
}
