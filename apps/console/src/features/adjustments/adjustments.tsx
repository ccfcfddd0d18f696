import { type Adjustment, decideAdjustment, listAdjustments } from '@baize/contract/desk';
import type { Input } from '@baize/contract/endpoint';
import type { QueueSort } from '@baize/contract/sorting';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { check, close } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../shared/api.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { type Acts, DecisionQueue } from '../../shared/queue/decision-queue.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import { StillNeeded } from '../../shared/still-needed.tsx';
import { useMay } from '../../shared/use-operator.ts';
import type { SortAsked } from '../../shared/use-sorting.ts';

const AGAIN_MS = 5_000;

export type AdjustmentView = Input<typeof listAdjustments>['view'];

export const useAdjustments = (view: AdjustmentView, page: number, sorting: SortAsked<QueueSort>) =>
  useQuery({
    queryKey: ['adjustments', view, page, sorting],
    queryFn: ({ signal }) => call(listAdjustments, { view, page, ...sorting }, signal),
    refetchInterval: AGAIN_MS,
  });

const idOf = ({ adjustmentId }: Adjustment) => adjustmentId as string;

type Verdict = 'approve' | 'refuse';

/** Corrections: whoever asked for one leaves it to another. */
export function Adjustments({ rows }: { rows: readonly Adjustment[] }) {
  const t = useT();
  const may = useMay();
  const actsOf = ({ status, isOwn, isOwnApproval }: Adjustment): Acts<Verdict> => {
    if (status !== 'waiting' || !may('adjustments.decide')) return {};
    if (isOwn) return { note: t('console.own_request') };
    if (isOwnApproval) return { note: t('console.own_approval_given') };
    return {
      approve: { verdict: 'approve', name: t('console.approve'), look: 'brand', icon: check },
      refuse: { verdict: 'refuse', name: t('console.refuse'), look: 'danger', icon: close },
    };
  };
  return (
    <DecisionQueue
      label={t('console.adjustments')}
      rows={rows}
      idOf={idOf}
      actsOf={actsOf}
      renderLine={renderLine}
      renderCase={renderCase}
      renderDialog={renderDialog}
    />
  );
}

const renderCase = (adjustment: Adjustment, acts: ReactNode) => (
  <AdjustmentCard adjustment={adjustment}>{acts}</AdjustmentCard>
);

const renderDialog = (adjustment: Adjustment, verdict: Verdict, onClose: () => void) => (
  <Decide adjustment={adjustment} verdict={verdict} onClose={onClose} />
);

const renderLine = (adjustment: Adjustment) => <Line adjustment={adjustment} />;

const DIRECTIONS = {
  credit: 'console.direction_credit',
  debit: 'console.direction_debit',
} as const;

const STATUSES = {
  waiting: 'console.view_waiting',
  approved: 'console.status_approved',
  refused: 'console.status_refused',
} as const;

function Line({ adjustment }: { adjustment: Adjustment }) {
  const t = useT();
  return (
    <>
      <b>{adjustment.account}</b>
      <MoneyText amount={adjustment.amount} />
      <span className="queue-tags">
        <Tag tone={adjustment.direction === 'credit' ? 'win' : 'warn'}>
          {t(DIRECTIONS[adjustment.direction])}
        </Tag>
      </span>
      {adjustment.status === 'waiting' ? (
        <AgeTag since={adjustment.askedAt} />
      ) : (
        <Tag>{t(STATUSES[adjustment.status])}</Tag>
      )}
    </>
  );
}

type CardProps = { adjustment: Adjustment; children?: ReactNode };

function AdjustmentCard({ adjustment, children }: CardProps) {
  const t = useT();
  const formats = useFormats();
  const { decidedBy, decidedAt } = adjustment;
  return (
    <Card className="queue-detail" aria-label={adjustment.account}>
      <h2>{t(DIRECTIONS[adjustment.direction])}</h2>
      <p className="queue-amount">
        <MoneyText amount={adjustment.amount} />
      </p>
      <Note>{adjustment.reason}</Note>
      <Facts
        facts={[
          { name: t('console.member'), value: <MemberLink {...adjustment} /> },
          { name: t('console.asked_by'), value: adjustment.askedBy },
          {
            name: t('console.asked_at'),
            value: formats.dateTime(instant(new Date(adjustment.askedAt))),
          },
          ...(decidedBy === null ? [] : [{ name: t('console.decided_by'), value: decidedBy }]),
          ...(decidedAt === null
            ? []
            : [
                {
                  name: t('console.decided_at'),
                  value: formats.dateTime(instant(new Date(decidedAt))),
                },
              ]),
        ]}
      />
      {adjustment.status === 'waiting' && (
        <Note>
          {adjustment.approvals.map(({ operator, at }) => (
            <p key={operator}>
              {t('console.agreed_by', { operator, time: formats.dateTime(instant(new Date(at))) })}
            </p>
          ))}
          <StillNeeded rights={adjustment.stillNeeded} />
        </Note>
      )}
      {children}
    </Card>
  );
}

type DecideProps = { adjustment: Adjustment; verdict: Verdict; onClose: () => void };

function Decide({ adjustment, verdict, onClose }: DecideProps) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const queries = useQueryClient();
  const words = { amount: formats.money(adjustment.amount), account: adjustment.account };
  const isApproval = verdict === 'approve';
  const deciding = useMutation({
    mutationFn: (input: Input<typeof decideAdjustment>) => call(decideAdjustment, input),
    // Told even when the queue has moved on: its last one takes the page with it.
    onSuccess: ({ status }) => {
      const done = isApproval ? 'console.adjust_done' : 'console.adjust_refused';
      toast({ tone: 'win', text: status === 'waiting' ? t('settings.agreed') : t(done, words) });
      onClose();
    },
    onSettled: () => void refreshQueue(queries, 'adjustments'),
  });
  const submit = (reason: string) =>
    deciding.mutate({ adjustmentId: adjustment.adjustmentId, decision: verdict, reason });
  return (
    <ReasonDialog
      title={t(isApproval ? 'console.approve' : 'console.refuse')}
      text={t('console.adjust_decide_text', words)}
      action={t(isApproval ? 'console.approve' : 'console.refuse')}
      reason="needed"
      look={isApproval ? 'act' : 'danger'}
      isBusy={deciding.isPending}
      error={deciding.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
