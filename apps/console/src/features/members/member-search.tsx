import { MEMBER_SORTS, searchMembers } from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Pager } from '@baize/ui/pager.tsx';
import type { TableOrder } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { ListTable } from '../../shared/list-table.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useSorting } from '../../shared/use-sorting.ts';
import { FoundRecords } from './found-records.tsx';

type MembersFound = Output<typeof searchMembers>;
type MemberRow = MembersFound['members'][number];

const PER_PAGE = 20;

/** Members by whatever somebody has of them; the box for it stands above every page. */
export function MemberSearch() {
  const t = useT();
  const { text = '' } = useAddressQuery();
  const usual = text
    ? ({ by: 'account', isDown: false } as const)
    : ({ by: 'createdAt', isDown: true } as const);
  const { order, asked } = useSorting(MEMBER_SORTS, usual);
  const sought = `${order.by} ${order.isDown} ${text}`;
  const [{ of, page }, setPlace] = useState({ of: sought, page: 1 });
  const shown = of === sought ? page : 1;
  const query = useQuery({
    queryKey: ['members', sought, shown],
    queryFn: ({ signal }) => call(searchMembers, { text, page: shown, ...asked }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.members')}</h1>
          <p className="muted">
            {text ? t('console.found_for', { text }) : t('console.search_hint')}
          </p>
        </div>
        {query.data && (
          <output className="muted">{t('console.found', { count: query.data.total })}</output>
        )}
      </header>
      <Answered query={query}>
        {(found) => (
          <>
            {found.records.length > 0 && <FoundRecords records={found.records} />}
            <MemberTable found={found} order={order} />
            {found.total > PER_PAGE && (
              <Pager
                label={t('console.members')}
                page={shown}
                pages={Math.ceil(found.total / PER_PAGE)}
                onPage={(next) => setPlace({ of: sought, page: next })}
              />
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function MemberTable({ found: { members }, order }: { found: MembersFound; order: TableOrder }) {
  const t = useT();
  if (members.length === 0) {
    return (
      <Card>
        <EmptyState title={t('console.nobody')}>{t('console.nobody_text')}</EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="flush">
      <ListTable
        name="members"
        isExported
        caption={t('console.members')}
        rows={members}
        keyOf={({ memberId }) => memberId}
        density="dense"
        order={order}
        phoneCells={4}
        columns={[
          { key: 'account', title: t('console.account'), isHeader: true, cell: Account },
          { key: 'nickname', title: t('console.nickname'), cell: ({ nickname }) => nickname },
          { key: 'name', title: t('console.name'), cell: ({ name }) => name ?? '—' },
          { key: 'role', title: t('console.role'), cell: Role },
          { key: 'cash', title: t('console.pocket_cash'), isNumber: true, cell: Cash },
          { key: 'createdAt', title: t('console.since'), cell: Since },
          { key: 'seen', title: t('console.last_login'), cell: LastLogin },
        ]}
      />
    </Card>
  );
}

const Account = (member: MemberRow) => <MemberLink {...member} />;
const Role = (member: MemberRow) => <RoleTag member={member} />;
const Cash = ({ cash }: MemberRow) => <MoneyText amount={cash} />;
const Since = ({ createdAt }: MemberRow) => <DateText at={createdAt} />;
const LastLogin = ({ lastLoginAt }: MemberRow) =>
  lastLoginAt === null ? '—' : <DateText at={lastLoginAt} />;

const ROLES = {
  member: 'console.member',
  agent: 'console.agent',
  trial: 'console.trial',
} as const;

/** What bars somebody; of those who are barred from nothing, nothing is said. */
const BARRED: Readonly<Record<string, PlainKey>> = {
  blocked: 'console.member_blocked',
  closed: 'console.member_closed',
};

export function RoleTag({ member }: { member: Pick<MemberRow, 'role' | 'status'> }) {
  const t = useT();
  const status = BARRED[member.status];
  return (
    <span className="queue-tags">
      <Tag tone={member.role === 'agent' ? 'info' : 'plain'}>{t(ROLES[member.role])}</Tag>
      {status && <Tag tone="loss">{t(status)}</Tag>}
    </span>
  );
}

export function DateText({ at }: { at: string }) {
  return useFormats().dateTime(instant(new Date(at)));
}
