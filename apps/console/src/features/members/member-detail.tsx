import { readMember } from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { MemberActs } from './member-acts.tsx';
import { MemberBonuses } from './member-bonuses.tsx';
import { MemberLedger } from './member-ledger.tsx';
import { DateText, RoleTag } from './member-search.tsx';
import './members.css';
import { MemberProtection } from './member-protection.tsx';
import { PlayerAround } from './player-around.tsx';
import { PlayerFlags } from './player-flags.tsx';

export type MemberFile = Output<typeof readMember>;

type CardsProps = ComponentProps<typeof MemberActs>;
type Props = { memberId: Id<'mem'> } & Omit<CardsProps, 'member'>;

/** One member: who, what they have, where it came from, and every movement of it. */
export function MemberDetail({ memberId, ...dialogs }: Props) {
  const query = useQuery({
    queryKey: ['member', memberId],
    queryFn: ({ signal }) => call(readMember, { memberId }, signal),
  });
  return (
    <Answered query={query}>{(member) => <MemberCards member={member} {...dialogs} />}</Answered>
  );
}

function MemberCards({ member, ...dialogs }: CardsProps) {
  const t = useT();
  const may = useMay();
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{member.account}</h1>
          <p className="row muted">
            <RoleTag member={member} />
            <bdi>{member.memberId}</bdi> <CopyButton value={member.memberId} />
          </p>
          <PlayerFlags member={member} />
        </div>
        <MemberActs member={member} {...dialogs} />
      </header>
      <div className="member-cards">
        <Card padding="tight">
          <h2>{t('console.pockets')}</h2>
          <Pockets member={member} />
        </Card>
        <Card padding="tight">
          <h2>{t('console.person')}</h2>
          <Person member={member} />
        </Card>
        <Card padding="tight">
          <h2>{t('console.protection')}</h2>
          <MemberProtection member={member} />
        </Card>
        {member.bonuses.length > 0 && (
          <Card padding="tight">
            <h2>{t('console.bonuses')}</h2>
            <MemberBonuses bonuses={member.bonuses} />
          </Card>
        )}
      </div>
      {member.role !== 'trial' && <PlayerAround memberId={member.memberId} />}
      {may('members.ledger') && <MemberLedger memberId={member.memberId} />}
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
        { name: t('console.member_email'), value: <bdi>{member.email ?? '—'}</bdi> },
        { name: t('console.since'), value: <DateText at={member.createdAt} /> },
        {
          name: t('console.upline'),
          value: upline ? <MemberLink {...upline} /> : '—',
        },
        { name: t('console.downlines'), value: String(member.directDownlines) },
        {
          name: t('console.bank_accounts'),
          value:
            member.bankAccounts
              .map(({ bankName, accountNumber }) => `${bankName} ${accountNumber}`)
              .join(', ') || '—',
        },
        ...(member.firstPassword
          ? [
              {
                name: t('console.first_password'),
                value: <FirstPassword {...member.firstPassword} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** They have not chosen a password of their own yet. */
function FirstPassword({ at, by, isUsed }: NonNullable<MemberFile['firstPassword']>) {
  const t = useT();
  return (
    <>
      <DateText at={at} />
      {by && <> · {t('console.issued_by', { name: by })}</>}
      {isUsed && <> · {t('console.first_password_used')}</>}
    </>
  );
}
