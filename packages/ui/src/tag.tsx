import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconPath } from './icons.ts';
import './tag.css';

export type Tone = 'plain' | 'brand' | 'win' | 'loss' | 'warn' | 'info';

type Props = { tone?: Tone; icon?: IconPath; children: ReactNode };

/** A status in a word; its colour only repeats what the word says. */
export function Tag({ tone = 'plain', icon, children }: Props) {
  return (
    <span className={`tag tag-${tone}`}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}
