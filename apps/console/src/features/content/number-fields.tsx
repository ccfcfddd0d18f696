import { useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { TextField } from '@baize/ui/field.tsx';
import { parseAmount, typeAmount } from '@baize/ui/parse-amount';
import { useState } from 'react';
import { useOperator } from '../../shared/use-operator.ts';
import { getAt, type Json, type Path } from './body.ts';
import { useFieldName } from './field-name.ts';
import { placeOf, useForm } from './form.ts';
import { isMoney } from './quantity.ts';
import { parseShare, typeShare } from './share-text.ts';

type TypedProps = {
  path: Path;
  label?: string | undefined;
  hint: string | undefined;
  wrong: string;
  /** What the value is typed as, and what was typed as a value; null for what is none. */
  type: (value: Json | undefined) => string;
  parse: (text: string) => Json | null;
};

/** What cannot be read as a value stays as it was typed, with the reason under it. */
function TypedField({ path, label, hint, wrong, type, parse }: TypedProps) {
  const { body, isReadOnly, problems, onChange } = useForm();
  const value = getAt(body, path);
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parse(typed) === null;
  const name = useFieldName(path);
  return (
    <TextField
      label={label ?? name}
      hint={hint}
      error={isWrong ? wrong : problems.get(placeOf(path))}
      inputMode="decimal"
      autoComplete="off"
      disabled={isReadOnly}
      value={typed ?? type(value)}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        // A text that is no number is kept as it is, so that publishing it is refused.
        onChange(path, parse(target.value) ?? target.value);
      }}
    />
  );
}

type RangeProps = { path: Path; label?: string; min: number; max: number };

export function NumberField({ path, label, min, max }: RangeProps) {
  const t = useT();
  const range = { min: String(min), max: String(max) };
  return (
    <TypedField
      path={path}
      label={label}
      hint={t('content.between', range)}
      wrong={t('content.number_wrong', range)}
      type={typeNumber}
      parse={(text) => {
        const number = /^\d{1,12}$/.test(text.trim()) ? Number(text) : null;
        return number !== null && number >= min && number <= max ? number : null;
      }}
    />
  );
}

const typeNumber = (value: Json | undefined): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

export function ShareField({ path, label, min, max }: RangeProps) {
  const t = useT();
  const range = { min: typeShare(min), max: typeShare(max) };
  return (
    <TypedField
      path={path}
      label={label}
      hint={`${t('content.per_cent')}, ${t('content.between', range)}`}
      wrong={t('content.number_wrong', range)}
      type={(value) => (typeof value === 'number' ? typeShare(value) : typeNumber(value))}
      parse={(text) => {
        const share = parseShare(text);
        return share !== null && share >= min && share <= max ? share : null;
      }}
    />
  );
}

/** Money is typed in the brand's units, a count as it is; both are kept as whole numbers. */
export function QuantityField({ path }: { path: Path }) {
  const t = useT();
  const { kind, body } = useForm();
  const { currency } = useOperator().brand;
  const isSum = isMoney(kind, path, body);
  const scale = isSum ? currency.scale : 0;
  return (
    <TypedField
      key={String(isSum)}
      path={path}
      hint={isSum ? currency.code : undefined}
      wrong={t('console.amount_missing')}
      type={(value) =>
        typeof value === 'string' && /^\d{1,15}$/.test(value)
          ? typeAmount(minor(BigInt(value)), scale)
          : typeNumber(value)
      }
      parse={(text) =>
        /^0+$/.test(text.trim()) ? '0' : (parseAmount(text, scale)?.toString() ?? null)
      }
    />
  );
}
