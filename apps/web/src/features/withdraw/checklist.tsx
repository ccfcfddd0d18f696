import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { bank, chevronEnd, identity, lock } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import type { Desk } from './withdraw.tsx';

const ITEMS = {
  fullName: { icon: identity, words: 'cashier.missing_name' },
  bankAccount: { icon: bank, words: 'cashier.missing_bank' },
  paymentPassword: { icon: lock, words: 'cashier.missing_payment' },
} as const;

/** What is needed once, named before any amount is typed, with the way to each. */
export function Checklist({ missing }: Pick<Desk, 'missing'>) {
  const t = useT();
  return (
    <Card className="checklist">
      <h2>{t('cashier.missing_title')}</h2>
      <p className="muted">{t('cashier.missing_text')}</p>
      <ul>
        {missing.map((item) => (
          <li key={item}>
            <Icon of={ITEMS[item].icon} />
            {t(ITEMS[item].words)}
          </li>
        ))}
      </ul>
      <Link to="/member/securityCenter" className={buttonClass({ look: 'act' })}>
        {t('cashier.missing_go')}
        <Icon of={chevronEnd} flip />
      </Link>
    </Card>
  );
}
