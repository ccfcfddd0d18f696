import { useT } from '@baize/i18n/react.tsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { check, clock, close, more } from './icons.ts';
import './tracker.css';

const STATES = {
  done: { icon: check, text: 'ui_step_done' },
  now: { icon: clock, text: 'ui_step_now' },
  failed: { icon: close, text: 'ui_step_failed' },
  later: { icon: more, text: 'ui_step_later' },
} as const;

export type TrackedStep = {
  key: string;
  title: ReactNode;
  detail?: ReactNode;
  /** When it happened, or when it is expected. */
  at?: ReactNode;
  state: keyof typeof STATES;
};

/** Where something is on its way, step by step, with the time of each. */
export function Tracker({ label, steps }: { label: string; steps: readonly TrackedStep[] }) {
  const t = useT();
  return (
    <ol className="tracker" aria-label={label}>
      {steps.map(({ key, title, detail, at, state }) => (
        <li key={key} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="tracker-node">
            <Icon of={STATES[state].icon} />
          </span>
          <div>
            <b>{title}</b>
            <span className="sr">, {t(STATES[state].text)}</span>
            {detail && <p>{detail}</p>}
          </div>
          {at && <span className="tracker-at">{at}</span>}
        </li>
      ))}
    </ol>
  );
}
