import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Moment } from './upline-recent.tsx';
import { nameOf, type Wallets } from './wallets.ts';

/** What the vendors have not spoken about yet, and where the money is meanwhile. */
export function FundUnderWay({ wallets }: { wallets: Wallets }) {
  const t = useT();
  if (wallets.underWay.length === 0) return null;
  return (
    <Card className="transfers-form" aria-live="polite">
      <h2>{t('cashier.transfer_under_way')}</h2>
      <ul className="transfers-way">
        {wallets.underWay.map((each) => (
          <li key={each.transferId}>
            <span>
              <b>
                <MoneyText amount={each.amount} />
              </b>{' '}
              {t(each.direction === 'in' ? 'cashier.transfer_way_in' : 'cashier.transfer_way_out', {
                name: nameOf(wallets, each.vendor),
              })}
            </span>
            <span className="faint small">
              <Moment at={each.createdAt} />
            </span>
            <Tag tone="info">{t('cashier.transfer_sent')}</Tag>
          </li>
        ))}
      </ul>
      <p className="muted small">{t('cashier.transfer_wait_text')}</p>
    </Card>
  );
}
