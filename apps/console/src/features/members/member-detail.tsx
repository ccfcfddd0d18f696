import { readMember } from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { swap } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { MemberLedger } from './member-ledger.tsx';
import { DateText, RoleTag } from './member-search.tsx';

export type MemberFile = Output<typeof readMember>;

type Props = {
  memberId: Id<'mem'>;
  /** Asks for a correction of this member's cash. */
  renderAdjustment: (member: MemberFile, onClose: () => void) => React.ReactNode;
};

/** One member: who, what they have, where it came from, and every movement of it. */
export function MemberDetail({ memberId, renderAdjustment }: Props) {
  const query = useQuery({
    queryKey: ['member', memberId],
    queryFn: ({ signal }) => call(readMember, { memberId }, signal),
  });
  return (
    <Answered query={query}>
      {(member) => <MemberCards member={member} renderAdjustment={renderAdjustment} />}
    </Answered>
  );
}

type CardsProps = { member: MemberFile } & Pick<Props, 'renderAdjustment'>;

function MemberCards({ member, renderAdjustment }: CardsProps) {
  const t = useT();
  const may = useMay();
  const [isAdjusting, setAdjusting] = useState(false);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{member.account}</h1>
          <p className="muted">
            <bdi>{member.memberId}</bdi> <CopyButton value={member.memberId} />{' '}
          </p>
          <RoleTag member={member} />
        </div>
        {may('adjustments.ask') && (
          <Button look="line" icon={swap} onClick={() => setAdjusting(true)}>
            {t('console.adjust')}
          </Button>
        )}
      </header>
      <div className="overview-columns">
        <Card>
          <h2>{t('console.pockets')}</h2>
          <Pockets member={member} />
        </Card>
        <Card>
          <h2>{t('console.person')}</h2>
          <Person member={member} />
        </Card>
        <Card>
          <h2>{t('console.protection')}</h2>
          <Protection member={member} />
        </Card>
      </div>
      {may('members.ledger') && <MemberLedger memberId={member.memberId} />}
      {isAdjusting && renderAdjustment(member, () => setAdjusting(false))}
    </>
  );
}

function Pockets({ member: { pockets, deposited, withdrawn } }: { member: MemberFile }) {
  const t = useT();
  return (
    <Facts
      facts={[
        { name: t('console.pocket_cash'), value: <MoneyText amount={pockets.cash} /> },
        { name: t('console.pocket_bonus'), value: <MoneyText amount={pockets.bonus} /> },
        { name: t('console.pocket_locked'), value: <MoneyText amount={pockets.locked} /> },
        { name: t('console.pocket_held'), value: <MoneyText amount={pockets.held} /> },
        { name: t('console.deposited'), value: <MoneyText amount={deposited} /> },
        { name: t('console.withdrawn'), value: <MoneyText amount={withdrawn} /> },
      ]}
    />
  );
}

function Person({ member }: { member: MemberFile }) {
  const t = useT();
  const { upline } = member;
  return (
    <Facts
      facts={[
        { name: t('console.name'), value: member.name ?? '—' },
        { name: t('console.mobile'), value: <bdi>{member.mobile ?? '—'}</bdi> },
        { name: t('console.email'), value: <bdi>{member.email ?? '—'}</bdi> },
        { name: t('console.since'), value: <DateText at={member.createdAt} /> },
        {
          name: t('console.upline'),
          value: upline ? (
            <ConsoleLink to={`/members/${upline.memberId}`}>{upline.account}</ConsoleLink>
          ) : (
            '—'
          ),
        },
        { name: t('console.downlines'), value: String(member.directDownlines) },
        {
          name: t('console.bank_accounts'),
          value:
            member.bankAccounts
              .map(({ bankName, accountNumber }) => `${bankName} ${accountNumber}`)
              .join(', ') || '—',
        },
      ]}
    />
  );
}

function Protection({ member: { limits, sessions } }: { member: MemberFile }) {
  const t = useT();
  if (limits.length === 0 && sessions.length === 0) {
    return <p className="muted">{t('console.none_yet')}</p>;
  }
  return (
    <Facts
      facts={[
        ...limits.map(({ kind, period, amount, used }) => ({
          name: t('console.limit_of', { kind, period }),
          value: (
            <>
              <MoneyText amount={used} /> / <MoneyText amount={amount} />
            </>
          ),
        })),
        ...sessions.map(({ device, address, lastSeenAt }) => ({
          name: `${device} ${address}`,
          value: <DateText at={lastSeenAt} />,
        })),
      ]}
    />
  );
}
