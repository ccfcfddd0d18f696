import type { ComponentProps, ReactNode } from 'react';
import './chip.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconPath } from './icons.ts';

type Props = ComponentProps<'button'> & {
  isChosen?: boolean;
  icon?: IconPath;
  children: ReactNode;
};

/** A filter that is on or off. */
export function Chip({ isChosen = false, icon, children, className, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={classNames('chip', className)}
      aria-pressed={isChosen}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
