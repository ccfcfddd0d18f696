import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Missions } from '../features/missions/missions.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Missions by period, and the leaderboards. */
export const MissionsPage = () => (
  <AreaTexts areas={textsAt('/member/missionLeaderboard')} waiting={<LoadingCover />}>
    <Missions />
  </AreaTexts>
);
