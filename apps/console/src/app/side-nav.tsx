import type { Permission } from '@baize/contract/operator-roles';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Icon } from '@baize/ui/icon.tsx';
import {
  deposit,
  flag,
  home,
  type IconPath,
  page,
  scales,
  shield,
  swap,
  users,
  withdraw,
} from '@baize/ui/icons';
import { ConsoleLink, type Place } from '../shared/console-link.tsx';
import { useMay, useOperator } from '../shared/use-operator.ts';

type Entry = {
  readonly to: Place;
  readonly name: PlainKey;
  readonly icon: IconPath;
  readonly permission: Permission;
};

const ENTRIES: readonly Entry[] = [
  { to: '/', name: 'console.overview', icon: home, permission: 'overview.read' },
  { to: '/withdrawals', name: 'console.withdrawals', icon: withdraw, permission: 'payments.read' },
  { to: '/claims', name: 'console.claims', icon: flag, permission: 'payments.read' },
  { to: '/deposits', name: 'console.deposits', icon: deposit, permission: 'payments.read' },
  { to: '/adjustments', name: 'console.adjustments', icon: swap, permission: 'payments.read' },
  { to: '/members', name: 'console.members', icon: users, permission: 'members.read' },
  { to: '/books', name: 'console.books', icon: scales, permission: 'books.read' },
  { to: '/audit', name: 'console.audit', icon: page, permission: 'audit.read' },
  { to: '/operators', name: 'console.operators', icon: shield, permission: 'operators.manage' },
];

/** Only what the operator is trusted with. */
export function SideNav() {
  const t = useT();
  const may = useMay();
  const { brand } = useOperator();
  return (
    <nav className="console-side" aria-label={t('console.menu')}>
      <p className="console-brand">
        Baize <small>{brand.name}</small>
      </p>
      {ENTRIES.filter(({ permission }) => may(permission)).map(({ to, name, icon }) => (
        <ConsoleLink key={to} to={to} className="console-link">
          <Icon of={icon} />
          {t(name)}
        </ConsoleLink>
      ))}
    </nav>
  );
}
