import type { ChatReport } from '@baize/contract/chat-desk';
import { useT } from '@baize/i18n/react.tsx';
import { check, mute } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import type { ReactNode } from 'react';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { type Acts, DecisionQueue } from '../../shared/queue/decision-queue.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { ReportCase } from './report-case.tsx';
import { ReportDialog, type Verdict } from './report-dialog.tsx';
import { OUTCOME_NAMES, REASON_NAMES } from './report-names.ts';

const idOf = ({ reportId }: ChatReport) => reportId as string;

/** Messages of the chat that members have reported. */
export function ReportQueue({ reports }: { reports: readonly ChatReport[] }) {
  const t = useT();
  const may = useMay();
  const actsOf = ({ outcome }: ChatReport): Acts<Verdict> =>
    outcome !== null || !may('chat.moderate')
      ? {}
      : {
          approve: {
            verdict: 'dismiss',
            name: t('console.chat_dismiss'),
            look: 'brand',
            icon: check,
          },
          refuse: { verdict: 'act', name: t('console.chat_act'), look: 'danger', icon: mute },
        };
  return (
    <DecisionQueue
      label={t('console.chat')}
      rows={reports}
      idOf={idOf}
      actsOf={actsOf}
      renderLine={renderLine}
      renderCase={renderCase}
      renderDialog={renderDialog}
    />
  );
}

const renderCase = (report: ChatReport, acts: ReactNode) => (
  <ReportCase key={report.reportId} report={report}>
    {acts}
  </ReportCase>
);

const renderDialog = (report: ChatReport, verdict: Verdict, onClose: () => void) => (
  <ReportDialog report={report} verdict={verdict} onClose={onClose} />
);

const renderLine = (report: ChatReport) => <Line report={report} />;

function Line({ report }: { report: ChatReport }) {
  const t = useT();
  const { message, outcome, reason, createdAt } = report;
  return (
    <>
      <b className="chat-quote">
        <bdi>{message?.text ?? t('console.chat_forgotten')}</bdi>
      </b>
      <span className="muted">
        <bdi>{message?.author.account}</bdi>
      </span>
      <span className="queue-tags">
        <Tag tone={reason === 'selfharm' || reason === 'minor' ? 'loss' : 'plain'}>
          {t(REASON_NAMES[reason])}
        </Tag>
      </span>
      {outcome === null ? (
        <AgeTag since={createdAt} />
      ) : (
        <Tag tone={outcome === 'dismissed' ? 'plain' : 'warn'}>{t(OUTCOME_NAMES[outcome])}</Tag>
      )}
    </>
  );
}
