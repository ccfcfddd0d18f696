import { lineName } from '@baize/client/line-names';
import type { DrawLimit, LimitChange } from '@baize/contract/draw-limits';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { useLimitDecision } from './use-limits.ts';
import { type LotteryNames, lotteryOrAll, NUMBER_STATES, playOrAll } from './words.ts';

type Props = { changes: readonly LimitChange[]; names: LotteryNames };

/** Limits above the usual: a second person puts them in force. */
export function WaitingLimits({ changes, names }: Props) {
  const t = useT();
  const may = useMay();
  const deciding = useLimitDecision();
  if (changes.length === 0) return null;
  const decide = (changeId: string, decision: 'apply' | 'refuse') => () =>
    deciding.mutate({ changeId, decision });
  return (
    <section className="stack">
      <h2>{t('draws.limits_waiting')}</h2>
      {changes.map((change) => (
        <Card key={change.changeId} className="stack">
          <h3>
            <bdi>{lotteryOrAll(change.lottery, names, t)}</bdi> ·{' '}
            <bdi>{playOrAll(change.play, t)}</bdi>
          </h3>
          <Change change={change} />
          <p className="muted">
            {change.askedBy} · <Moment at={change.askedAt} /> · {change.reason}
          </p>
          {change.isMine && <Note>{t('draws.own_limit')}</Note>}
          {may('draws.limits') && (
            <div className="queue-acts">
              {!change.isMine && (
                <Button
                  look="act"
                  isBusy={deciding.isPending}
                  onClick={decide(change.changeId, 'apply')}
                >
                  {t('draws.limit_agree')}
                </Button>
              )}
              <Button
                look="line"
                isBusy={deciding.isPending}
                onClick={decide(change.changeId, 'refuse')}
              >
                {t(change.isMine ? 'draws.limit_withdraw' : 'draws.limit_refuse')}
              </Button>
            </div>
          )}
        </Card>
      ))}
      <CallError error={deciding.error} />
    </section>
  );
}

const AMOUNTS = [
  ['ticketMax', 'draws.ticket_max'],
  ['numberMax', 'draws.number_max'],
  ['drawMax', 'draws.draw_max'],
  ['halfMax', 'draws.half_max'],
] as const;

/** What a change changes: only that, from and to. */
function Change({ change }: { change: LimitChange }) {
  const t = useT();
  const { money } = useFormats();
  const { before, after, stateBefore, stateAfter } = change;
  if (stateAfter) {
    return (
      <>
        <bdi className="draw-number">{lineName(change.number ?? '', change.play, t)}</bdi>{' '}
        {t(NUMBER_STATES[stateBefore ?? 'open'][0])} → {t(NUMBER_STATES[stateAfter][0])}
      </>
    );
  }
  if (!after) return null;
  const changed = AMOUNTS.filter(([name]) => isShown(name, before, after));
  return (
    <ul className="limit-changes">
      {changed.map(([name, title]) => (
        <li key={name}>
          {t(title)}: {before ? money(before[name]) : '–'} → <b>{money(after[name])}</b>
        </li>
      ))}
      {before?.whenFull !== after.whenFull && (
        <li>
          {t('draws.when_full')}: {before ? fullWord(before, t) : '–'} → <b>{fullWord(after, t)}</b>
        </li>
      )}
    </ul>
  );
}

const isShown = (
  name: (typeof AMOUNTS)[number][0],
  before: DrawLimit | null,
  after: DrawLimit,
): boolean => before?.[name] !== after[name] && (name !== 'halfMax' || after.whenFull === 'half');

const fullWord = ({ whenFull }: DrawLimit, t: Translate): string => t(NUMBER_STATES[whenFull][0]);

/** Who changed what, from what to what, when and why: never changed afterwards. */
export function LimitHistory({ changes, names }: Props) {
  const t = useT();
  return (
    <section className="stack">
      <h2>{t('draws.history')}</h2>
      <Card padding="flush">
        <Table
          caption={t('draws.history')}
          rows={changes}
          keyOf={({ changeId }) => changeId}
          density="dense"
          phoneCells={4}
          empty={t('draws.history_none')}
          columns={columnsOf(t, names)}
        />
      </Card>
    </section>
  );
}

const columnsOf = (t: Translate, names: LotteryNames): readonly Column<LimitChange>[] => [
  {
    key: 'at',
    title: t('draws.when'),
    isHeader: true,
    cell: ({ askedAt }) => <Moment at={askedAt} />,
  },
  {
    key: 'place',
    title: t('draws.lottery'),
    cell: ({ lottery, play }) => (
      <bdi>
        {lotteryOrAll(lottery, names, t)} · {playOrAll(play, t)}
      </bdi>
    ),
  },
  { key: 'change', title: t('draws.what_changed'), cell: (change) => <Change change={change} /> },
  {
    key: 'who',
    title: t('draws.who'),
    cell: ({ askedBy, decidedBy }) => [...new Set([askedBy, decidedBy])].filter(Boolean).join(', '),
  },
  { key: 'reason', title: t('console.reason'), cell: ({ reason }) => reason },
  {
    key: 'status',
    title: t('console.status'),
    cell: ({ status }) => (
      <Tag tone={status === 'applied' ? 'win' : 'loss'}>
        {t(status === 'applied' ? 'draws.limit_in_force' : 'draws.limit_refused')}
      </Tag>
    ),
  },
];
