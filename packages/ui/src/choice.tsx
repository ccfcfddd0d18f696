import { type ComponentProps, type ReactNode, useId } from 'react';
import './choice.css';
import { classNames } from './class-names.ts';
import { FieldError, type FieldWords } from './field.tsx';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & FieldWords;

/** Never ticked beforehand where it means consent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" mark="choice-check" />;
}

/** A setting that takes effect at once; what waits for a button is a `Checkbox`. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" isSwitch mark="choice-switch" />;
}

type MarkProps = ChoiceProps & { type: 'checkbox' | 'radio'; mark: string; isSwitch?: boolean };

function Choice({ label, hint, error, mark, isSwitch, className, ...input }: MarkProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <label className={classNames('choice', className)}>
      <input
        {...input}
        role={isSwitch ? 'switch' : undefined}
        className={mark}
        aria-labelledby={id}
        aria-describedby={classNames(errorId, hintId) || undefined}
        aria-invalid={error ? true : undefined}
      />
      <span className="choice-words">
        <span id={id}>{label}</span>
        {hint && (
          <span className="field-hint" id={hintId}>
            {hint}
          </span>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </span>
    </label>
  );
}

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
};

type RadioGroupProps<Value extends string> = FieldWords & {
  name: string;
  options: readonly RadioOption<Value>[];
  /** `null` while nothing is chosen: equal choices start without one. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `cards` gives each choice an edge of its own. */
  look?: 'plain' | 'cards';
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, name, options, value, onChange, look = 'plain' } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <fieldset className="choices" aria-describedby={classNames(errorId, hintId) || undefined}>
      <legend className="field-label">{label}</legend>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          mark="choice-radio"
          className={look === 'cards' ? 'choice-card' : undefined}
          name={name}
          label={option.label}
          hint={option.hint}
          checked={option.value === value}
          disabled={option.isDisabled}
          onChange={() => onChange(option.value)}
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
    </fieldset>
  );
}
