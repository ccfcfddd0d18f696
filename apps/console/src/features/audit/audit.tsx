import type { Output } from '@baize/contract/endpoint';
import { listAudit } from '@baize/contract/operator';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { alert, check } from '@baize/ui/icons';
import type { Column, TableOrder } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { actionName } from '../../shared/action-names.ts';
import { call } from '../../shared/api.ts';
import { CallError } from '../../shared/call-error.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { OlderButton } from '../../shared/older-button.tsx';
import { useSorting } from '../../shared/use-sorting.ts';
import './audit.css';
import { AuditFilters, useAuditSought } from './audit-filters.tsx';
import { AuditDetails, IdText } from './audit-values.tsx';
import { ExportAudit } from './export-audit.tsx';

type AuditLine = Output<typeof listAudit>['lines'][number];

const AUDIT_SORTS = ['number'] as const;

/** Everything operators did; nothing here can be changed, and the chain would show it. */
export function Audit() {
  const t = useT();
  const sought = useAuditSought();
  const { order, asked, isUsual } = useSorting(AUDIT_SORTS, { by: 'number', isDown: true });
  const { data, error, ...more } = useInfiniteQuery({
    queryKey: ['audit', asked, sought],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { ...asked, ...sought, ...(pageParam && { before: pageParam }) }, signal),
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? (lines.at(-1)?.number ?? null) : null),
  });
  const isIntact = data?.pages[0]?.isIntact;
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <header className="console-head">
        <h1>{t('console.audit')}</h1>
        {isIntact !== undefined && (
          <Tag tone={isIntact ? 'win' : 'loss'} icon={isIntact ? check : alert}>
            {t(isIntact ? 'console.chain_intact' : 'console.chain_broken')}
          </Tag>
        )}
        <ExportAudit sought={sought} />
      </header>
      <AuditFilters />
      <CallError error={error} />
      {data && lines.length === 0 && (
        <Card>
          <EmptyState title={t('console.audit_none')}>{t('console.audit_none_text')}</EmptyState>
        </Card>
      )}
      <Card padding="flush">
        <Lines
          lines={lines}
          order={order}
          names={Object.assign({}, ...(data?.pages.map(({ names }) => names) ?? []))}
        />
      </Card>
      <OlderButton query={more} isUsual={isUsual} />
    </>
  );
}

type Names = Readonly<Record<string, string>>;
type LinesProps = { lines: readonly AuditLine[]; names: Names; order: TableOrder };

function Lines({ lines, names, order }: LinesProps) {
  const t = useT();
  return (
    <ListTable
      name="audit"
      caption={t('console.audit')}
      rows={lines}
      keyOf={({ number }) => number}
      density="dense"
      order={order}
      phoneCells={4}
      columns={columnsOf(t, names)}
    />
  );
}

const columnsOf = (t: Translate, names: Names): readonly Column<AuditLine>[] => [
  { key: 'number', title: t('console.number'), isNumber: true, cell: ({ number }) => number },
  { key: 'at', title: t('console.time'), isHeader: true, cell: Moment },
  { key: 'operator', title: t('console.operator'), cell: ({ operator }) => operator },
  { key: 'action', title: t('console.action'), cell: Action },
  {
    key: 'subject',
    title: t('console.subject'),
    cell: ({ subject }) => <IdText id={subject} names={names} />,
  },
  { key: 'reason', title: t('console.reason'), cell: Reason },
  {
    key: 'details',
    title: t('console.details'),
    cell: ({ details }) => <AuditDetails details={details} names={names} />,
  },
];

const Moment = (line: AuditLine) => <MomentText at={line.at} />;
const Action = (line: AuditLine) => <ActionText action={line.action} />;
const Reason = ({ reason }: AuditLine) => <span className="audit-details">{reason ?? '—'}</span>;

function MomentText({ at }: { at: string }) {
  return useFormats().dateTime(instant(new Date(at)));
}

function ActionText({ action }: { action: string }) {
  return actionName(action, useT());
}
