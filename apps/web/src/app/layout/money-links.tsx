import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { classNames } from '@baize/ui/class-names';
import { Icon } from '@baize/ui/icon.tsx';
import { Link } from '@tanstack/react-router';
import { DEPOSIT, WITHDRAW } from './entries.ts';
import './money-links.css';
import { useHere } from './use-here.ts';

type Props = { look: 'line' | 'ghost'; className: string };

/** Money in and money out, always side by side and equally easy to find. */
export function MoneyLinks({ look, className }: Props) {
  const t = useT();
  const here = useHere();
  return (
    <div className={classNames('money-links', className)}>
      {[DEPOSIT, WITHDRAW].map(({ to, name, icon }) => (
        <Link
          key={to}
          to={to}
          className={buttonClass({ look })}
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
