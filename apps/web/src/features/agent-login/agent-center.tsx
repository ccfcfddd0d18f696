import { wordingOf } from '@baize/client/api-error';
import { readInvitation } from '@baize/contract/member';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { exit } from '@baize/ui/icons';
import { QrCode } from '@baize/ui/qr-code.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useModal } from '../../shared/modals.ts';
import { usePermission } from '../../shared/permission.ts';
import { useMemberKey, useSession } from '../../shared/session.ts';
import './agent-center.css';
import { BrandClock } from './brand-clock.tsx';

/** What an agent needs first: the time that counts, the way to invite, and whom it brought. */
export function AgentCenter() {
  const t = useT();
  const { member } = useSession();
  const { open } = useModal();
  return (
    <>
      <header className="center-head">
        <div>
          <h1>{t('center.title')}</h1>
          <p className="muted">{t('center.hello', { name: member?.nickname ?? '' })}</p>
        </div>
        <BrandClock />
        <Button look="line" icon={exit} onClick={() => open('logout')}>
          {t('shell.sign_out')}
        </Button>
      </header>
      <Invitation />
    </>
  );
}

function Invitation() {
  const t = useT();
  const formats = useFormats();
  const invitation = useQuery({
    queryKey: useMemberKey('invitation'),
    queryFn: ({ signal }) => call(readInvitation, {}, signal),
  });
  if (invitation.isPending) return <Waiting />;
  if (invitation.isError) {
    return (
      <Card>
        <ErrorState
          title={wordingOf(invitation.error, t)}
          onRetry={() => void invitation.refetch()}
        />
      </Card>
    );
  }
  const { code, directMembers } = invitation.data;
  return (
    <div className="center">
      {code !== null && <Share code={code} />}
      <Card className="center-count">
        <h2>{t('center.members')}</h2>
        <p className="center-figure">{formats.number(directMembers)}</p>
        <p className="muted small">{t('center.members_text')}</p>
      </Card>
    </div>
  );
}

function Share({ code }: { code: string }) {
  const t = useT();
  const link = useInvitationLink(code);
  return (
    <Card className="center-share">
      <QrCode className="center-qr" value={link} label={t('center.qr')} />
      <div className="stack">
        <h2>{t('center.invite')}</h2>
        <p className="muted">{t('center.invite_text')}</p>
        <Copied name={t('center.code')} value={code} />
        <Copied name={t('center.link')} value={link} />
      </div>
    </Card>
  );
}

/** Under the address that the brand keeps for agents, where it has one. */
function useInvitationLink(code: string): string {
  const domains = usePermission().data?.info.domainRoute ?? [];
  const agents = domains.find(({ purpose }) => purpose === 'agent');
  const origin = agents ? `https://${agents.domain}` : location.origin;
  return `${origin}/register?affiliateCode=${encodeURIComponent(code)}`;
}

const Copied = ({ name, value }: { name: string; value: string }) => (
  <div className="center-copied">
    <span className="faint small">{name}</span>
    <bdi>{value}</bdi>
    <CopyButton value={value} />
  </div>
);

const Waiting = () => (
  <Loading className="center">
    <Skeleton height="16rem" />
    <Skeleton height="16rem" />
  </Loading>
);
