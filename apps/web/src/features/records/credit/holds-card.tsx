import type { Credit } from '@baize/contract/records';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';

type Hold = Credit['holds'][number];

const PURPOSES = {
  withdrawal: 'records.held_for_withdrawal',
  vendor: 'records.held_for_vendor',
  other: 'records.held_for_other',
} as const satisfies Record<Hold['for'], PlainKey>;

/** What is held now, for what and since when. */
export function HoldsCard({ holds }: { holds: readonly Hold[] }) {
  const t = useT();
  return (
    <Card className="credit-holds">
      <h2 className="bet-title">{t('records.holds')}</h2>
      {holds.length === 0 ? (
        <p className="muted">{t('records.holds_none')}</p>
      ) : (
        <ul>
          {holds.map((hold) => (
            <HoldRow key={hold.reference} hold={hold} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function HoldRow({ hold: { reference, for: purpose, amount, since } }: { hold: Hold }) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <li>
      <MoneyText amount={amount} />
      <span>{t(PURPOSES[purpose])}</span>
      <time className="faint" dateTime={since}>
        {t('records.held_since', { when: dateTime(instant(new Date(since))) })}
      </time>
      <bdi className="record-reference">{reference}</bdi>
    </li>
  );
}
