import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronEnd, type IconPath } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category } from './categories-of.ts';
import type { Entry } from './entries.ts';
import { useHere } from './use-here.ts';

type LinkProps = {
  entry: Pick<Entry, 'name' | 'icon'> & { to: Entry['to'] | Category['page'] };
  /** At its end: how many there are. */
  children?: ReactNode;
};

/** Where there is no room for its word, the word is a hint and still read aloud. */
export function SideLink({ entry: { to, name, icon }, children }: LinkProps) {
  const t = useT();
  const here = useHere();
  return (
    <Link to={to} className="side-entry" title={t(name)} aria-current={here(to)}>
      <Icon of={icon} />
      <span className="side-word">{t(name)}</span>
      {children}
    </Link>
  );
}

type ButtonProps = { icon: IconPath; name: string; onPress: () => void; children?: ReactNode };

export function SideButton({ icon, name, onPress, children }: ButtonProps) {
  return (
    <button type="button" className="side-entry" title={name} onClick={onPress}>
      <Icon of={icon} />
      <span className="side-word">{name}</span>
      {children && <span className="side-value">{children}</span>}
      <Icon of={chevronEnd} flip className="side-more" />
    </button>
  );
}
