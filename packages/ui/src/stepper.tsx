import { useT } from '@baize/i18n/react.tsx';
import './stepper.css';

type Props = { label: string; steps: readonly string[]; current: number };

/** The steps of a task as bars; `current` counts from 0, and past the last all are done. */
export function Stepper({ label, steps, current }: Props) {
  const t = useT();
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? 'is-done' : index === current ? 'is-now' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
          {index < current && <span className="sr">, {t('ui_step_done')}</span>}
        </li>
      ))}
    </ol>
  );
}
