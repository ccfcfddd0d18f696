import type { DrawTerms, TermsChange } from '@baize/contract/draw-terms';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { prizeName } from './prize-names.ts';
import { usePrizesDecision } from './use-terms.ts';

/** Prizes that a colleague asked for: a second person puts them in force. */
export function WaitingPrizes({ terms }: { terms: DrawTerms }) {
  const t = useT();
  const may = useMay();
  const deciding = usePrizesDecision();
  const waiting = terms.changes.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0 && !deciding.error) return null;
  const decide = (changeId: string, decision: 'apply' | 'refuse') => () =>
    deciding.mutate({ lottery: terms.lottery, changeId, decision });
  return (
    <section className="stack">
      <h2>{t('draws.prizes_waiting')}</h2>
      {waiting.map((change) => (
        <Card key={change.changeId} className="stack">
          <h3>
            <bdi>{nameIn(terms, change.lottery)}</bdi> ·{' '}
            {t('draws.prizes_of_mode', { mode: change.mode ?? '' })}
          </h3>
          <Change change={change} />
          <p className="muted">
            {change.askedBy} · <Moment at={change.askedAt} /> · {change.reason}
          </p>
          {change.isMine && <Note>{t('draws.own_prizes')}</Note>}
          {may('draws.terms') && (
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

const nameIn = ({ lotteries }: DrawTerms, lottery: string): string =>
  lotteries.find(({ code }) => code === lottery)?.name ?? lottery;

/** What a change changes, from and to, with what the play returns then. */
function Change({ change: { close, prizes, plays } }: { change: TermsChange }) {
  const t = useT();
  if (close) {
    return (
      <>
        {t('draws.terms_closes')}: {closeText(close.from, t)} → <b>{closeText(close.to, t)}</b>
      </>
    );
  }
  const returnsOf = new Map(plays.map(({ play, returnsMost }) => [play, returnsMost]));
  return (
    <ul className="limit-changes">
      {prizes.map(({ name, from, to }) => {
        const percent = returnsOf.get(name);
        return (
          <li key={name}>
            <bdi>{prizeName(name, t)}</bdi>: {timesText(name, from)} → <b>{timesText(name, to)}</b>
            {percent && <span className="muted"> · {t('draws.prize_returns', { percent })}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const timesText = (name: string, pays: string): string => (name === 'group' ? pays : `×${pays}`);

const closeText = (seconds: number, t: Translate): string =>
  seconds % 60 === 0
    ? t('draws.terms_minutes', { count: `${seconds / 60}` })
    : t('draws.terms_seconds', { count: `${seconds}` });

/** Who changed what of the lottery, when and why: never changed afterwards. */
export function TermsHistory({ terms }: { terms: DrawTerms }) {
  const t = useT();
  const title = t('draws.terms_of_lottery', { lottery: nameIn(terms, terms.lottery) });
  return (
    <section className="stack">
      <h2>{title}</h2>
      <Card padding="flush">
        <Table
          caption={title}
          rows={terms.changes.filter(({ status }) => status !== 'waiting')}
          keyOf={({ changeId }) => changeId}
          density="dense"
          phoneCells={3}
          empty={t('draws.terms_unchanged')}
          columns={columnsOf(t)}
        />
      </Card>
    </section>
  );
}

const columnsOf = (t: Translate): readonly Column<TermsChange>[] => [
  {
    key: 'at',
    title: t('draws.when'),
    isHeader: true,
    cell: ({ decidedAt, askedAt }) => <Moment at={decidedAt ?? askedAt} />,
  },
  {
    key: 'change',
    title: t('draws.what_changed'),
    cell: (change) => (
      <>
        {change.mode && <p>{t('draws.prizes_of_mode', { mode: change.mode })}</p>}
        <Change change={change} />
      </>
    ),
  },
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
