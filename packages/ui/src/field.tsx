import { useT } from '@baize/i18n/react.tsx';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import './field.css';
import { Icon } from './icon.tsx';
import { alert, eye, eyeOff } from './icons.ts';

/** What every field says about itself. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field as invalid. */
  error?: ReactNode;
};

/** What joins a control to its words; spread it onto the control. */
export type ControlLinks = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  children: (links: ControlLinks) => ReactNode;
};

/** Label above, hint and error below, all linked to whatever control the children make. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': classNames(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="field-error" id={id}>
      <Icon of={alert} />
      {children}
    </span>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldWords & { prefix?: ReactNode; suffix?: ReactNode };

/** One line of text. A password can be shown, so that nobody has to type it twice. */
export function TextField({ label, hint, error, prefix, suffix, ...input }: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const isPassword = input.type === 'password';
  return (
    <Field label={label} hint={hint} error={error} id={input.id} className={input.className}>
      {(links) => (
        <div className="field-box">
          {prefix}
          <input
            {...input}
            {...links}
            className="field-input"
            type={isPassword && isShown ? 'text' : input.type}
          />
          {suffix}
          {isPassword && <Reveal isShown={isShown} onChange={setShown} />}
        </div>
      )}
    </Field>
  );
}

type RevealProps = { isShown: boolean; onChange: (isShown: boolean) => void };

function Reveal({ isShown, onChange }: RevealProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="field-reveal"
      aria-label={t('ui_show_password')}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
    >
      <Icon of={isShown ? eyeOff : eye} />
    </button>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & FieldWords;

export function TextArea({ label, hint, error, rows = 4, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={input.id} className={input.className}>
      {(links) => (
        <div className="field-box">
          <textarea {...input} {...links} rows={rows} className="field-input" />
        </div>
      )}
    </Field>
  );
}
