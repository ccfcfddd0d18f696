import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { alert, check, info } from './icons.ts';
import './note.css';

const ICONS = { info, warn: alert, loss: alert, brand: check } as const;

type Props = { tone?: keyof typeof ICONS; children: ReactNode };

/** An explanation or a warning beside what it is about. */
export function Note({ tone = 'info', children }: Props) {
  return (
    <div className={`note note-${tone}`}>
      <Icon of={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
