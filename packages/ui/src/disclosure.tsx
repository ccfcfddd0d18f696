import type { ReactNode } from 'react';
import './disclosure.css';
import { Icon } from './icon.tsx';
import { chevronDown } from './icons.ts';

type Props = {
  title: ReactNode;
  isOpenAtFirst?: boolean;
  /** Of those that share a group, one is open at a time. */
  group?: string;
  children: ReactNode;
};

export function Disclosure({ title, isOpenAtFirst, group, children }: Props) {
  return (
    <details className="disclosure" open={isOpenAtFirst} name={group}>
      <summary>
        <span>{title}</span>
        <Icon of={chevronDown} />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
