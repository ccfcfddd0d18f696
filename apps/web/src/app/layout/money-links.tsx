import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { classNames } from '@baize/ui/class-names';
import { Icon } from '@baize/ui/icon.tsx';
import { Link } from '@tanstack/react-router';
import { DEPOSIT, WITHDRAW } from './entries.ts';
import './money-links.css';
import { useHere } from './use-here.ts';

/** Money in and money out, side by side: depositing is the one gold action of the shell. */
export function MoneyLinks({ className }: { className: string }) {
  const t = useT();
  const here = useHere();
  return (
    <div className={classNames('money-links', className)}>
      {[DEPOSIT, WITHDRAW].map(({ to, name, icon }) => (
        <Link
          key={to}
          to={to}
          className={buttonClass({ look: to === DEPOSIT.to && !here(to) ? 'act' : 'line' })}
          title={t(name)}
          aria-current={here(to)}
        >
          <Icon of={icon} />
          <span>{t(name)}</span>
        </Link>
      ))}
    </div>
  );
}
