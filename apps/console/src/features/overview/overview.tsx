import { readOverview } from '@baize/contract/desk';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { alert, check } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { useOperator } from '../../shared/use-operator.ts';
import { type Overview as Figures, NeedsAction } from './needs-action.tsx';
import './overview.css';
import { RecentLines } from './recent-lines.tsx';

const AGAIN_MS = 10_000;

/** The first look of the day: what waits, what came in and went out, whether the books agree. */
export function Overview() {
  const t = useT();
  const { operator } = useOperator();
  const query = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(readOverview, {}, signal),
    refetchInterval: AGAIN_MS,
  });
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.hello', { name: operator.name })}</h1>
          {query.data && <AsOf at={query.data.asOf} />}
        </div>
      </header>
      <Answered query={query}>{renderOverview}</Answered>
    </>
  );
}

const renderOverview = (overview: Figures) => <OverviewFigures overview={overview} />;

function AsOf({ at }: { at: string }) {
  const t = useT();
  const formats = useFormats();
  const { brand } = useOperator();
  const time = formats.dateTime(instant(new Date(at)));
  return <p className="muted">{t('console.as_of', { time, zone: brand.timezone })}</p>;
}

function OverviewFigures({ overview }: { overview: Figures }) {
  const t = useT();
  return (
    <>
      <NeedsAction overview={overview} />
      <div className="overview-columns">
        <Card>
          <h2>{t('console.today')}</h2>
          <Today today={overview.today} />
        </Card>
        <Card>
          <h2>{t('console.liabilities')}</h2>
          <Liabilities overview={overview} />
        </Card>
        <Card>
          <h2>{t('console.recent')}</h2>
          <RecentLines lines={overview.recent} />
        </Card>
      </div>
    </>
  );
}

function Today({ today }: Pick<Figures, 'today'>) {
  const t = useT();
  const seconds = today.medianPayoutSeconds;
  return (
    <Facts
      facts={[
        {
          name: t('console.deposits_of', { count: today.depositCount }),
          value: <MoneyText amount={today.deposits} />,
        },
        {
          name: t('console.withdrawals_of', { count: today.withdrawalCount }),
          value: <MoneyText amount={today.withdrawals} />,
        },
        {
          name: t('console.time_to_wallet'),
          value:
            seconds === null
              ? t('console.none_yet')
              : seconds < 90
                ? t('console.seconds', { count: Math.round(seconds) })
                : t('console.minutes', { count: Math.round(seconds / 60) }),
        },
      ]}
    />
  );
}

function Liabilities({ overview: { liabilities, isBalanced } }: { overview: Figures }) {
  const t = useT();
  return (
    <>
      <Facts
        facts={[
          { name: t('console.pocket_cash'), value: <MoneyText amount={liabilities.cash} /> },
          { name: t('console.pocket_held'), value: <MoneyText amount={liabilities.held} /> },
          { name: t('console.pocket_bonus'), value: <MoneyText amount={liabilities.bonus} /> },
          { name: t('console.pocket_locked'), value: <MoneyText amount={liabilities.locked} /> },
        ]}
      />
      <p>
        <Tag tone={isBalanced ? 'win' : 'loss'} icon={isBalanced ? check : alert}>
          {t(isBalanced ? 'console.balanced' : 'console.unbalanced')}
        </Tag>
      </p>
    </>
  );
}
