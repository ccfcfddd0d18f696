import { searchMembers } from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Pager } from '@baize/ui/pager.tsx';
import { Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';

type Found = Output<typeof searchMembers>;
type MemberRow = Found['members'][number];

const PER_PAGE = 20;

/** Members by whatever somebody has of them: a name, a number, the reference of an order. */
export function MemberSearch() {
  const t = useT();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['members', text, page],
    queryFn: ({ signal }) => call(searchMembers, { text, page }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <header className="console-head">
        <h1>{t('console.members')}</h1>
      </header>
      <TextField
        label={t('console.search')}
        hint={t('console.search_hint')}
        type="search"
        maxLength={80}
        prefix={<Icon of={search} />}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPage(1);
        }}
      />
      <Answered query={query}>
        {(found) => (
          <>
            <Found found={found} />
            {found.total > PER_PAGE && (
              <Pager
                label={t('console.members')}
                page={page}
                pages={Math.ceil(found.total / PER_PAGE)}
                onPage={setPage}
              />
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function Found({ found: { members } }: { found: Found }) {
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
      <Table
        caption={t('console.members')}
        rows={members}
        keyOf={({ memberId }) => memberId}
        columns={[
          { key: 'account', title: t('console.account'), isHeader: true, cell: Account },
          { key: 'name', title: t('console.name'), cell: ({ name }) => name ?? '—' },
          { key: 'role', title: t('console.role'), cell: Role },
          { key: 'cash', title: t('console.pocket_cash'), isNumber: true, cell: Cash },
          { key: 'since', title: t('console.since'), cell: Since },
          { key: 'seen', title: t('console.last_login'), cell: LastLogin },
        ]}
      />
    </Card>
  );
}

const Account = ({ memberId, account }: MemberRow) => (
  <ConsoleLink to={`/members/${memberId}`}>{account}</ConsoleLink>
);
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

export function RoleTag({ member }: { member: Pick<MemberRow, 'role' | 'status'> }) {
  const t = useT();
  return (
    <span className="queue-tags">
      <Tag tone={member.role === 'agent' ? 'info' : 'plain'}>{t(ROLES[member.role])}</Tag>
      {member.status !== 'active' && <Tag tone="loss">{member.status}</Tag>}
    </span>
  );
}

export function DateText({ at }: { at: string }) {
  return useFormats().dateTime(instant(new Date(at)));
}
