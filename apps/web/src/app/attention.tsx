import { WaitingRequests } from '../features/agreements/waiting-requests.tsx';
import { NoticeDialog } from '../features/attention/notice-dialog.tsx';
import { RainPill } from '../features/envelopes/rain-pill.tsx';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { useNotices } from '../shared/server/attention.ts';

const AREAS = ['agreements', 'rewards', 'errors'] as const;

/** What comes up by itself because the server said something, whatever page is open. */
export function Attention() {
  const [notice] = useNotices();
  return (
    <AreaTexts areas={AREAS}>
      <WaitingRequests />
      <RainPill />
      {notice && <NoticeDialog key={Object.values(notice).join(' ')} notice={notice} />}
    </AreaTexts>
  );
}
