import { LIMIT_KINDS } from '@baize/contract/limits';
import { useT } from '@baize/i18n/react.tsx';
import { ZERO } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { Breaks } from './breaks.tsx';
import { LimitRow } from './limit-row.tsx';
import './limits.css';
import { TimeLimits } from './time-limits.tsx';
import { type OwnLimit, useLimits } from './use-limits.ts';

const PERIODS = {
  deposit: ['day', 'week', 'month'],
  stake: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  single: ['bet'],
} as const;

/** The bounds a member sets for themselves: to see, to lower at once, to raise with a delay. */
export function Limits() {
  const t = useT();
  return (
    <div className="limits">
      <header>
        <h1>{t('security.limits_title')}</h1>
        <p className="muted">{t('security.limits_lead')}</p>
      </header>
      <Note>{t('security.limits_rule')}</Note>
      <LimitCards />
      <TimeLimits />
      <Breaks />
    </div>
  );
}

function LimitCards() {
  const query = useLimits();
  return (
    <Answered query={query} waiting={<LimitsWait />}>
      {({ limits }) =>
        LIMIT_KINDS.map((kind) => <LimitCard key={kind} kind={kind} limits={limits} />)
      }
    </Answered>
  );
}

const LimitsWait = () => (
  <Loading>
    <Skeleton height="24rem" />
  </Loading>
);

type CardProps = { kind: OwnLimit['kind']; limits: readonly OwnLimit[] };

function LimitCard({ kind, limits }: CardProps) {
  const t = useT();
  return (
    <Card className="limit-card">
      <h2>{t(NAMES[kind])}</h2>
      <p className="muted">{t(TEXTS[kind])}</p>
      {PERIODS[kind].map((period) => (
        <LimitRow key={period} limit={limitOf(limits, { kind, period })} />
      ))}
    </Card>
  );
}

const NAMES = {
  deposit: 'security.limit_deposit',
  stake: 'security.limit_stake',
  loss: 'security.limit_loss',
  single: 'security.limit_single',
} as const;

const TEXTS = {
  deposit: 'security.limit_deposit_text',
  stake: 'security.limit_stake_text',
  loss: 'security.limit_loss_text',
  single: 'security.limit_single_text',
} as const;

/** Where none was ever set, there is none. */
const limitOf = (
  limits: readonly OwnLimit[],
  { kind, period }: Pick<OwnLimit, 'kind' | 'period'>,
): OwnLimit =>
  limits.find((limit) => limit.kind === kind && limit.period === period) ?? {
    kind,
    period,
    amount: null,
    holds: null,
    house: null,
    used: ZERO,
    pending: null,
  };
