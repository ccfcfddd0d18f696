import type {
  TradingLimit,
  TradingLimitChange,
  TradingLimits,
} from '@baize/contract/trading-limits';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { ClassDialog } from './class-dialog.tsx';
import { CLASS_NAMES, LIMIT_FIELDS, scopeName } from './limit-words.ts';
import { percentText } from './prices.ts';
import { TradingLimitDialog } from './trading-limit-dialog.tsx';
import { useTradingLimitDecision, useTradingLimits } from './use-trading-limits.ts';

/** How much of sports may be sold, to whom, and how it came to be so. */
export function TradingLimitsView() {
  const canAct = useMay()('trading.act');
  const query = useTradingLimits();
  return (
    <Answered query={query}>
      {(limits) => (
        <>
          <Waiting changes={limits.changes.filter(isWaiting)} canAct={canAct} />
          <InForce limits={limits} canAct={canAct} />
          <Classes members={limits.members} canAct={canAct} />
          <History changes={limits.changes.filter((change) => !isWaiting(change))} />
        </>
      )}
    </Answered>
  );
}

const isWaiting = ({ status }: TradingLimitChange) => status === 'waiting';

type Acting = { canAct: boolean };
type Limit = TradingLimits['limits'][number];

function InForce({ limits, canAct }: Acting & { limits: TradingLimits }) {
  const t = useT();
  const [open, setOpen] = useState<Limit | 'new' | null>(null);
  const house = limits.limits.find(({ scope }) => scope === '*');
  const unset = limits.scopes.filter((scope) => !limits.limits.some((row) => row.scope === scope));
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('trading.limits')}</h2>
          <p className="muted">{t('trading.limits_text')}</p>
        </div>
        {canAct && (
          <Button look="act" onClick={() => setOpen('new')}>
            {t('trading.limit_new')}
          </Button>
        )}
      </header>
      <Card padding="flush">
        <Table
          caption={t('trading.limits')}
          rows={limits.limits}
          keyOf={({ scope }) => scope}
          density="dense"
          phoneCells={4}
          columns={limitColumns(t, canAct ? setOpen : null)}
        />
      </Card>
      {open && house && (
        <TradingLimitDialog
          start={open === 'new' ? house : open}
          scopes={open === 'new' ? unset : []}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

const limitColumns = (
  t: Translate,
  onChange: ((limit: Limit) => void) | null,
): readonly Column<Limit>[] => [
  {
    key: 'scope',
    title: t('trading.limit_for'),
    isHeader: true,
    cell: ({ scope }) => <bdi>{scopeName(scope, t)}</bdi>,
  },
  ...LIMIT_FIELDS.map(
    ([name, title]): Column<Limit> => ({
      key: name,
      title: t(title),
      isNumber: true,
      cell: (limit) => <MoneyText amount={limit[name]} />,
    }),
  ),
  {
    key: 'live',
    title: t('trading.live_part'),
    isNumber: true,
    cell: ({ livePpm }) => percentText(livePpm),
  },
  ...(onChange
    ? [
        {
          key: 'acts',
          title: t('console.details'),
          cell: (limit: Limit) => (
            <Button look="ghost" size="small" onClick={() => onChange(limit)}>
              {t('trading.change')}
            </Button>
          ),
        },
      ]
    : []),
];

function Waiting({ changes, canAct }: Acting & { changes: readonly TradingLimitChange[] }) {
  const t = useT();
  const deciding = useTradingLimitDecision();
  if (changes.length === 0) return null;
  const decide = (changeId: string, decision: 'apply' | 'refuse') => () =>
    deciding.mutate({ changeId, decision });
  return (
    <section className="stack">
      <h2>{t('trading.limits_waiting')}</h2>
      {changes.map((change) => (
        <Card key={change.changeId} className="stack">
          <h3>{scopeName(change.scope, t)}</h3>
          <Changed before={change.before} after={change.after} />
          <p className="muted">
            {change.askedBy} · <Moment at={change.askedAt} /> · {change.reason}
          </p>
          {change.isMine && <Note>{t('trading.own_limit')}</Note>}
          {canAct && (
            <div className="queue-acts">
              {!change.isMine && (
                <Button
                  look="act"
                  isBusy={deciding.isPending}
                  onClick={decide(change.changeId, 'apply')}
                >
                  {t('trading.limit_agree')}
                </Button>
              )}
              <Button
                look="line"
                isBusy={deciding.isPending}
                onClick={decide(change.changeId, 'refuse')}
              >
                {t(change.isMine ? 'trading.limit_withdraw' : 'trading.refuse')}
              </Button>
            </div>
          )}
        </Card>
      ))}
      <CallError error={deciding.error} />
    </section>
  );
}

type ChangedProps = { before: TradingLimit | null; after: TradingLimit };

/** What a change changes: only that, from and to. */
function Changed({ before, after }: ChangedProps) {
  const t = useT();
  const { money } = useFormats();
  const fields = LIMIT_FIELDS.filter(([name]) => before?.[name] !== after[name]);
  return (
    <ul className="trading-legs">
      {fields.map(([name, title]) => (
        <li key={name}>
          {t(title)}: {before ? money(before[name]) : '–'} → <b>{money(after[name])}</b>
        </li>
      ))}
      {before?.livePpm !== after.livePpm && (
        <li>
          {t('trading.live_part')}: {before ? percentText(before.livePpm) : '–'} →{' '}
          <b>{percentText(after.livePpm)}</b>
        </li>
      )}
    </ul>
  );
}

type ClassedMember = TradingLimits['members'][number];

function Classes({ members, canAct }: Acting & { members: readonly ClassedMember[] }) {
  const t = useT();
  const [open, setOpen] = useState<ClassedMember | 'new' | null>(null);
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('trading.classes')}</h2>
          <p className="muted">{t('trading.classes_text')}</p>
        </div>
        {canAct && (
          <Button look="line" onClick={() => setOpen('new')}>
            {t('trading.class_set')}
          </Button>
        )}
      </header>
      <Card padding="flush">
        <Table
          caption={t('trading.classes')}
          rows={members}
          keyOf={({ memberId }) => memberId}
          density="dense"
          phoneCells={2}
          empty={t('trading.classes_none')}
          columns={classColumns(t, canAct ? setOpen : null)}
        />
      </Card>
      {open && <ClassDialog start={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  );
}

const classColumns = (
  t: Translate,
  onChange: ((member: ClassedMember) => void) | null,
): readonly Column<ClassedMember>[] => [
  {
    key: 'member',
    title: t('trading.account'),
    isHeader: true,
    cell: ({ memberId, account }) => <MemberLink memberId={memberId} account={account} />,
  },
  { key: 'class', title: t('trading.class'), cell: (row) => t(CLASS_NAMES[row.class]) },
  {
    key: 'by',
    title: t('trading.who'),
    cell: ({ by, at }) => (
      <>
        {by} · <Moment at={at} />
      </>
    ),
  },
  ...(onChange
    ? [
        {
          key: 'acts',
          title: t('console.details'),
          cell: (member: ClassedMember) => (
            <Button look="ghost" size="small" onClick={() => onChange(member)}>
              {t('trading.change')}
            </Button>
          ),
        },
      ]
    : []),
];

function History({ changes }: { changes: readonly TradingLimitChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('trading.limits_history')}</h2>
      {changes.map((change) => (
        <Card key={change.changeId} padding="tight" className="stack">
          <b>
            {scopeName(change.scope, t)}{' '}
            {change.status === 'refused' && <Tag tone="loss">{t('trading.limit_refused')}</Tag>}
          </b>
          <Changed before={change.before} after={change.after} />
          <p className="muted small">
            {change.askedBy}
            {change.decidedBy !== change.askedBy && ` · ${change.decidedBy ?? ''}`} ·{' '}
            <Moment at={change.askedAt} /> · {change.reason}
          </p>
        </Card>
      ))}
    </section>
  );
}
