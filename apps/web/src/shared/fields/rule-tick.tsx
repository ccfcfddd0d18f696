import { classNames } from '@baize/ui/class-names';
import { Icon } from '@baize/ui/icon.tsx';
import { check } from '@baize/ui/icons';
import type { ReactNode } from 'react';
import './rule-tick.css';

type Props = { isMet: boolean; children: ReactNode };

/** A rule that is there before anything is typed, and is ticked off while it is. */
export const RuleTick = ({ isMet, children }: Props) => (
  <span className={classNames('rule-tick', isMet && 'is-met')}>
    <Icon of={check} />
    <span>{children}</span>
  </span>
);
