import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import { chevronDown } from './icons.ts';

type Option = { value: string; label: string; isDisabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'prefix' | 'children'> &
  FieldWords & {
    options: readonly Option[];
    prefix?: ReactNode;
    /** The line shown while nothing is chosen. */
    placeholder?: string;
  };

/** The device's own list: it knows the thumb, the keyboard and the reader better than we do. */
export function Select({ label, hint, error, options, prefix, placeholder, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id={select.id} className={select.className}>
      {(links) => (
        <div className="field-box">
          {prefix}
          <select {...select} {...links} className="field-input">
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon of={chevronDown} className="field-chevron" />
        </div>
      )}
    </Field>
  );
}
