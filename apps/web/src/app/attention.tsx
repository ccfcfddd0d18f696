import { WaitingRequests } from '../features/agreements/waiting-requests.tsx';
import { NoticeDialog } from '../features/attention/notice-dialog.tsx';
import { RainPill } from '../features/envelopes/rain-pill.tsx';
import { NewTerms } from '../shared/care/new-terms.tsx';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { useNotices } from '../shared/server/attention.ts';

const AREAS = ['agreements', 'rewards', 'terms', 'errors'] as const;

/** What comes up by itself because the server said something, whatever page is open. */
export function Attention() {
  const [notice] = useNotices();
  return (
    <AreaTexts areas={AREAS}>
      <NewTerms />
      <WaitingRequests />
      <RainPill />
      {notice && <NoticeDialog key={Object.values(notice).join(' ')} notice={notice} />}
    </AreaTexts>
  );
}
