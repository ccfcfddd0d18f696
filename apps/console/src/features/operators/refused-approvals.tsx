import type { Output } from '@baize/contract/endpoint';
import type { listOperators } from '@baize/contract/operator';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Table } from '@baize/ui/table.tsx';

type Props = { alerts: Output<typeof listOperators>['alerts'] };

const WHY = {
  approval_too_new: 'console.approval_too_new',
  approval_of_maker: 'console.approval_of_maker',
  emergency: 'rights.emergency_alert',
  webhook_stopped: 'integrations.stopped_alert',
} as const;

/** Who tried to approve what they may not: one person with two accounts looks like this. */
export function RefusedApprovals({ alerts }: Props) {
  const t = useT();
  const formats = useFormats();
  return (
    <section className="refused-approvals">
      <h2>{t('console.refused_approvals')}</h2>
      <Card padding="flush">
        <Table
          caption={t('console.refused_approvals')}
          rows={alerts}
          keyOf={({ at, subject }) => `${at} ${subject}`}
          columns={[
            {
              key: 'at',
              title: t('console.time'),
              cell: ({ at }) => formats.dateTime(instant(new Date(at))),
            },
            { key: 'who', title: t('console.operator'), cell: ({ operator }) => operator },
            { key: 'why', title: t('console.refused_why'), cell: ({ code }) => t(WHY[code]) },
            { key: 'what', title: t('console.refused_what'), cell: ({ subject }) => subject },
          ]}
        />
      </Card>
    </section>
  );
}
