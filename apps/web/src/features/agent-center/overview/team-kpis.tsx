import type { TeamOverview } from '@baize/contract/team';
import type { TeamFigures } from '@baize/contract/team-shapes';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Icon } from '@baize/ui/icon.tsx';
import { info } from '@baize/ui/icons';
import { Kpi } from '@baize/ui/kpi.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Sparkline } from '@baize/ui/sparkline.tsx';
import { Link } from '@tanstack/react-router';
import type { AgentPath } from '../agent-pages.ts';
import type { TeamFilters } from '../use-team-search.ts';
import { deltaOf } from './delta.ts';

type Figure = Exclude<keyof TeamFigures, 'betCount'>;

type Shown = {
  readonly figure: Figure;
  readonly name: PlainKey;
  readonly why: PlainKey;
  /** The list that the figure is made of. */
  readonly opens: AgentPath;
  readonly isCount?: true;
  /** Where up is neither good nor bad for the agent. */
  readonly isNeutral?: true;
};

const LOSS = '/agentHome/palStatementsAgentCopy';
const DOWNLINES = '/agentHome/downlineManagmentView';
const ENTRIES = '/agentHome/agentDownlineTransactionDetailsCopy';

const SHOWN: readonly Shown[] = [
  { figure: 'deposits', name: 'agents.deposits', why: 'agents.deposits_why', opens: ENTRIES },
  {
    figure: 'withdrawals',
    name: 'agents.withdrawals',
    why: 'agents.withdrawals_why',
    opens: ENTRIES,
    isNeutral: true,
  },
  {
    figure: 'validBets',
    name: 'agents.valid_bets',
    why: 'agents.valid_bets_why',
    opens: '/agentHome/personalHistoryCopy',
  },
  {
    figure: 'prizes',
    name: 'agents.prizes',
    why: 'agents.prizes_why',
    opens: '/agentHome/personalHistoryCopy',
    isNeutral: true,
  },
  {
    figure: 'bonuses',
    name: 'agents.bonuses',
    why: 'agents.bonuses_why',
    opens: ENTRIES,
    isNeutral: true,
  },
  { figure: 'profit', name: 'agents.profit', why: 'agents.profit_why', opens: LOSS },
  {
    figure: 'activeMembers',
    name: 'agents.active',
    why: 'agents.active_why',
    opens: DOWNLINES,
    isCount: true,
  },
  {
    figure: 'newMembers',
    name: 'agents.joined',
    why: 'agents.joined_why',
    opens: DOWNLINES,
    isCount: true,
  },
  {
    figure: 'firstDeposits',
    name: 'agents.first_deposits',
    why: 'agents.first_deposits_why',
    opens: DOWNLINES,
    isCount: true,
  },
];

type Props = { overview: TeamOverview; filters: TeamFilters };

/** Ten figures; each says how it is made, and opens what it is made of. */
export function TeamKpis({ overview, filters }: Props) {
  return (
    <div className="team-kpis">
      <BalanceKpi overview={overview} />
      {SHOWN.map((shown) => (
        <FigureKpi key={shown.figure} shown={shown} overview={overview} filters={filters} />
      ))}
    </div>
  );
}

type FigureProps = Props & { shown: Shown };

function FigureKpi({ shown, overview: { now, before, days }, filters }: FigureProps) {
  const t = useT();
  const { number } = useFormats();
  const { figure, name, why, opens, isCount, isNeutral } = shown;
  const { from, to } = filters.range;
  const { of } = filters.search;
  const delta = deltaOf(BigInt(now[figure]), BigInt(before[figure]));
  const good = delta?.direction === 'up' ? 'win' : 'loss';
  const value = now[figure];
  return (
    <Kpi
      label={
        <span className="team-kpi-label">
          <Link to={opens} search={{ from, to, ...(of && { of }) }}>
            {t(name)}
          </Link>
          <Why text={t(why)} />
        </span>
      }
      figure={typeof value === 'bigint' ? <MoneyText amount={value} /> : number(value)}
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

/** Read for all teams at once now and then: it says when. */
function BalanceKpi({ overview: { balance, size } }: Pick<Props, 'overview'>) {
  const t = useT();
  const { time } = useFormats();
  return (
    <Kpi
      label={
        <span className="team-kpi-label">
          <Link to={DOWNLINES}>{t('agents.balance')}</Link>
          <Why text={t('agents.balance_why')} />
        </span>
      }
      figure={balance ? <MoneyText amount={balance.amount} /> : '–'}
      comparedWith={
        <span>
          {balance
            ? t('agents.as_of', { at: time(instant(new Date(balance.readAt))) })
            : t('agents.not_read_yet')}
          {' · '}
          {t('agents.accounts', { count: size.team })}
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
