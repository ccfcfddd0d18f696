import { useCurrency, useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Chip } from '@baize/ui/chip.tsx';
import { TextField } from '@baize/ui/field.tsx';
import type { ReactNode } from 'react';
import './amount-field.css';
import { typeAmount } from '@baize/ui/parse-amount';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Amounts to choose with one press. */
  presets?: readonly Minor[];
  /** Amounts above it cannot be chosen; null where nothing is too much. */
  most?: Minor | null;
  /** All there is, as one press; left out where there is no such amount. */
  all?: Minor;
};

/** An amount of the brand's money, typed or chosen. */
export function AmountField({ value, onChange, presets = [], most = null, all, ...words }: Props) {
  const t = useT();
  const formats = useFormats();
  const currency = useCurrency();
  const textOf = (amount: Minor) => typeAmount(amount, currency.scale);
  return (
    <div className="amount">
      <TextField
        {...words}
        className="amount-field"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        prefix={<span className="amount-symbol">{currency.symbol}</span>}
        onChange={(event) => onChange(event.target.value)}
      />
      {(presets.length > 0 || all !== undefined) && (
        <div className="amount-presets">
          {presets.map((preset) => (
            <Chip
              key={textOf(preset)}
              isChosen={value === textOf(preset)}
              disabled={most !== null && preset > most}
              onClick={() => onChange(textOf(preset))}
            >
              {formats.money(preset)}
            </Chip>
          ))}
          {all !== undefined && (
            <Chip isChosen={value === textOf(all)} onClick={() => onChange(textOf(all))}>
              {t('cashier.all')}
            </Chip>
          )}
        </div>
      )}
    </div>
  );
}
