import { useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { deviceName } from '../../shared/device-name.ts';
import { limitText } from './limit-names.ts';
import type { MemberFile } from './member-detail.tsx';
import { DateText } from './member-search.tsx';

/** What protects a member: a break, limits of their own and of the house, and where they are signed in. */
export function MemberProtection({ member }: { member: MemberFile }) {
  const t = useT();
  const { limits, sessions, exclusion } = member;
  if (limits.length === 0 && sessions.length === 0 && exclusion === null) {
    return <p className="muted">{t('console.none_yet')}</p>;
  }
  return (
    <Facts
      facts={[
        ...(exclusion
          ? [
              {
                name: t('console.exclude_until'),
                value: exclusion.isForGood ? (
                  t('console.exclude_for_good')
                ) : (
                  <DateText at={exclusion.until} />
                ),
              },
            ]
          : []),
        ...limits.map((limit) => ({
          name: limitText(limit, t),
          value: <LimitValue {...limit} />,
        })),
        ...sessions.map(({ device, address, lastSeenAt }) => ({
          name: `${deviceName(device)} · ${address}`,
          value: <DateText at={lastSeenAt} />,
        })),
      ]}
    />
  );
}

/** What is used, of the member's own limit and of the house's with its reason. */
function LimitValue({ period, amount, house, used }: MemberFile['limits'][number]) {
  const t = useT();
  const line = (most: Minor, whose: string) => (
    <>
      {period !== 'bet' && (
        <>
          <MoneyText amount={used} /> /{' '}
        </>
      )}
      <MoneyText amount={most} /> · {whose}
    </>
  );
  return (
    <>
      {amount !== null && <div>{line(amount, t('players.limit_own'))}</div>}
      {house && (
        <div>
          {line(house.amount, t('players.limit_of_house'))}
          <br />
          <span className="muted">{house.reason}</span>
        </div>
      )}
    </>
  );
}
