import { wordingOf } from '@baize/client/api-error';
import { readAgentAnnouncements } from '@baize/contract/system';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageHead } from '../../features/agent-center/page-head.tsx';
import { NoticeList } from '../../features/notices/notice-list.tsx';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** What the brand tells its agents: nine a page, each opens. */
export function AgentAnnouncementsPage() {
  const t = useT();
  const { code } = useLanguage();
  const asked = useQuery({
    queryKey: useMemberKey(`announcements ${code}`),
    queryFn: ({ signal }) => call(readAgentAnnouncements, {}, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={t('agents.announcements')}
        lead={<p className="muted">{t('agents.announcements_lead')}</p>}
      />
      {asked.isPending && <Waiting />}
      {asked.isError && (
        <Card>
          <ErrorState title={wordingOf(asked.error, t)} onRetry={() => void asked.refetch()} />
        </Card>
      )}
      {asked.data && <NoticeList notices={asked.data} />}
    </>
  );
}

const Waiting = () => (
  <Loading className="agent-wait">
    <Skeleton height="4rem" />
    <Skeleton height="4rem" />
    <Skeleton height="4rem" />
  </Loading>
);
