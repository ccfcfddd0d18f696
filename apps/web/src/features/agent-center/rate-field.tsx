import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { parseRate } from '@baize/ui/parse-rate';
import { rateText } from '@baize/ui/rate-text';
import { type ReactNode, useState } from 'react';

type Props = {
  label: string;
  /** In hundredths of a per cent; null for what is no rate. */
  value: number | null;
  onChange: (rate: number | null) => void;
  max: number;
  hint?: ReactNode;
};

/** A rate in per cent with up to two decimals. */
export function RateField({ label, value, onChange, max, hint }: Props) {
  const t = useT();
  const [text, setText] = useState(value === null ? '' : rateText(value).replace(' %', ''));
  const isWrong = text !== '' && (value === null || value > max);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={text}
      suffix={<span className="muted">%</span>}
      hint={hint}
      error={isWrong ? t('agents.rate_between', { max: rateText(max) }) : undefined}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseRate(event.target.value));
      }}
    />
  );
}
