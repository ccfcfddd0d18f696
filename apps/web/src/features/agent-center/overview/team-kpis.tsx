import type { TeamOverview } from '@baize/contract/team';
import type { PeopleFigure } from '@baize/contract/team-people';
import type { TeamFigures } from '@baize/contract/team-shapes';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { activeTitle } from '@baize/ui/active-title';
import { Icon } from '@baize/ui/icon.tsx';
import { info } from '@baize/ui/icons';
import { Kpi } from '@baize/ui/kpi.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Sparkline } from '@baize/ui/sparkline.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TeamFilters } from '../use-team-search.ts';
import { deltaOf } from './delta.ts';

type Figure = Exclude<keyof TeamFigures, 'betCount' | 'grossWin' | 'activeMembers' | 'netWin'>;

type FigureShown = {
  readonly name: PlainKey;
  readonly why: PlainKey;
  readonly isCount?: true;
  /** Where up is neither good nor bad for the agent. */
  readonly isNeutral?: true;
};

const PLAIN: Readonly<Record<Figure, FigureShown>> = {
  deposits: { name: 'agents.deposits', why: 'agents.deposits_why' },
  withdrawals: { name: 'agents.withdrawals', why: 'agents.withdrawals_why', isNeutral: true },
  validBets: { name: 'agents.valid_bets', why: 'agents.valid_bets_why' },
  prizes: { name: 'agents.prizes', why: 'agents.prizes_why', isNeutral: true },
  bonuses: { name: 'agents.bonuses', why: 'agents.bonuses_why', isNeutral: true },
  newMembers: { name: 'agents.joined', why: 'agents.joined_why', isCount: true },
  firstDeposits: { name: 'agents.first_deposits', why: 'agents.first_deposits_why', isCount: true },
};

/** As they stand on the page. */
const ORDER = [
  'deposits',
  'withdrawals',
  'validBets',
  'prizes',
  'bonuses',
  'netWin',
  'activeMembers',
  'newMembers',
  'firstDeposits',
] as const;

type Words = { readonly name: string; readonly why: string } & Pick<
  FigureShown,
  'isCount' | 'isNeutral'
>;

/** What a figure is called and how it is made, with the amounts that belong to it. */
function wordsOf(
  figure: (typeof ORDER)[number],
  { now, activeValidBets }: TeamOverview,
  { t, formats }: { readonly t: Translate; readonly formats: Formats },
): Words {
  const { money } = formats;
  if (figure === 'activeMembers') {
    const amount = money(activeValidBets);
    const name = activeTitle(activeValidBets, t, formats);
    return { name, why: t('agents.active_why', { amount }), isCount: true };
  }
  if (figure === 'netWin') {
    const parts = { gross: money(now.grossWin), bonuses: money(now.bonuses) };
    return { name: t('agents.net_win'), why: t('agents.net_win_why', parts) };
  }
  const { name, why, ...rest } = PLAIN[figure];
  return { name: t(name), why: t(why), ...rest };
}

type Props = { overview: TeamOverview; filters: TeamFilters };

/** Ten figures; each says how it is made, and opens what it is made of. */
export function TeamKpis({ overview, filters }: Props) {
  return (
    <div className="team-kpis">
      <BalanceKpi overview={overview} filters={filters} />
      {ORDER.map((figure) => (
        <FigureKpi key={figure} figure={figure} overview={overview} filters={filters} />
      ))}
    </div>
  );
}

type FigureProps = Props & { figure: (typeof ORDER)[number] };

function FigureKpi({ figure, overview, filters }: FigureProps) {
  const t = useT();
  const formats = useFormats();
  const { now, before, days } = overview;
  const { name, why, isCount, isNeutral } = wordsOf(figure, overview, { t, formats });
  const delta = deltaOf(BigInt(now[figure]), BigInt(before[figure]));
  const good = delta?.direction === 'up' ? 'win' : 'loss';
  const value = now[figure];
  return (
    <Kpi
      label={
        <span className="team-kpi-label">
          <BehindLink figure={figure} filters={filters}>
            {name}
          </BehindLink>
          <Why text={why} />
        </span>
      }
      figure={typeof value === 'bigint' ? <MoneyText amount={value} /> : formats.number(value)}
      {...(delta && { delta: { ...delta, tone: isNeutral ? 'muted' : good } })}
      comparedWith={
        <span>
          {delta ? t('agents.than_before') : t('agents.no_before', { count: days.length })}
        </span>
      }
      {...(days.length > 1 && {
        sparkline: (
          <Sparkline
            values={days.map((day) => Number(day[figure]) / (isCount ? 1 : 100))}
            color={delta?.direction === 'down' && !isNeutral ? 'c6' : 'c1'}
          />
        ),
      })}
    />
  );
}

type BehindProps = { figure: PeopleFigure; filters: TeamFilters; children: ReactNode };

/** To the people that a figure is made of: the same days, the same team, the largest first. */
function BehindLink({ figure, filters: { range, search }, children }: BehindProps) {
  const { of, scope } = search;
  return (
    <Link
      to="/agentHome/palStatementsAgentCopy"
      search={{
        from: range.from,
        to: range.to,
        ...(of && { of }),
        ...(scope && { scope }),
        figure,
        sort: figure,
        direction: 'down',
      }}
    >
      {children}
    </Link>
  );
}

/** Teams further below are read now and then, all at once: it says when. */
function BalanceKpi({ overview: { balance, size }, filters }: Props) {
  const t = useT();
  const { time } = useFormats();
  const { scope } = filters.search;
  return (
    <Kpi
      label={
        <span className="team-kpi-label">
          <BehindLink figure="balance" filters={filters}>
            {t('agents.balance')}
          </BehindLink>
          <Why text={t('agents.balance_why')} />
        </span>
      }
      figure={<MoneyText amount={balance.amount} />}
      comparedWith={
        <span>
          {balance.readAt
            ? t('agents.as_of', { at: time(instant(new Date(balance.readAt))) })
            : t('agents.not_read_yet')}
          {' · '}
          {t('agents.accounts', { count: scope === 'direct' ? size.direct : size.team })}
        </span>
      }
    />
  );
}

/** How a figure is made, on demand. */
const Why = ({ text }: { text: string }) => {
  const t = useT();
  return (
    <details className="team-why">
      <summary aria-label={t('agents.why')}>
        <Icon of={info} />
      </summary>
      <p>{text}</p>
    </details>
  );
};
