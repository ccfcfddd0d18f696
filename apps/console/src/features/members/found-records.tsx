import type { FOUND_KINDS, FoundRecord } from '@baize/contract/found-record';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { BILL_STATES } from '../../shared/bill-states.ts';
import { ConsoleLink, type ConsolePath, type Query } from '../../shared/console-link.tsx';
import { STATUS_NAMES as DEPOSIT_NAMES } from '../../shared/deposit-status-names.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { STATUS_NAMES as WITHDRAWAL_NAMES } from '../../shared/withdrawal-status-names.ts';

type FoundKind = (typeof FOUND_KINDS)[number];

const KINDS: Record<FoundKind, PlainKey> = {
  deposit: 'console.found_deposit',
  withdrawal: 'console.found_withdrawal',
  bet: 'console.found_bet',
  bill: 'console.bill',
};

const BET_NAMES = {
  running: 'records.running',
  settled: 'records.settled',
  void: 'records.void',
} as const;

const BILL_NAMES = Object.fromEntries(
  Object.entries(BILL_STATES).map(([status, [name]]) => [status, name]),
);

const STATUSES: Record<FoundKind, Readonly<Record<string, PlainKey>>> = {
  deposit: DEPOSIT_NAMES,
  withdrawal: WITHDRAWAL_NAMES,
  bet: BET_NAMES,
  bill: BILL_NAMES,
};

/** The orders, bets and bills of a number that somebody read out. */
export function FoundRecords({ records }: { records: readonly FoundRecord[] }) {
  const t = useT();
  return (
    <Card padding="flush">
      <Table
        caption={t('console.found_records')}
        rows={records}
        keyOf={({ id }) => id}
        density="dense"
        phoneCells={4}
        columns={[
          { key: 'reference', title: t('console.reference'), isHeader: true, cell: Reference },
          { key: 'kind', title: t('console.found_kind'), cell: ({ kind }) => t(KINDS[kind]) },
          { key: 'amount', title: t('console.amount'), isNumber: true, cell: Amount },
          { key: 'status', title: t('console.status'), cell: Status },
          { key: 'account', title: t('console.account'), cell: Account },
          { key: 'at', title: t('console.time'), cell: At },
        ]}
      />
    </Card>
  );
}

/** Where a record is opened: an order that waits for somebody stands in its queue. */
function placeOf({ kind, id, memberId, status }: FoundRecord): [ConsolePath, Query?] {
  if (kind === 'bet') return [`/bets/${encodeURIComponent(id)}`];
  if (kind === 'bill') return [`/settlement/bills/${id}`];
  if (kind === 'deposit' && status === 'checking') return ['/deposits', { order: id }];
  if (kind === 'withdrawal' && status === 'review') return ['/withdrawals', { order: id }];
  return [`/members/${memberId}`];
}

function Reference(record: FoundRecord) {
  const [to, query] = placeOf(record);
  return (
    <ConsoleLink to={to} query={query ?? {}} className="link">
      <bdi>{record.reference}</bdi>
    </ConsoleLink>
  );
}

const Amount = ({ amount }: FoundRecord) => <MoneyText amount={amount} />;
const Account = (record: FoundRecord) => <MemberLink {...record} />;
const At = ({ at }: FoundRecord) => <Moment at={at} />;

function Status({ kind, status }: FoundRecord) {
  const t = useT();
  const name = STATUSES[kind][status];
  return <Tag>{name ? t(name) : status}</Tag>;
}
