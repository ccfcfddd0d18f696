import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Outlet } from '@tanstack/react-router';
import { RealityCheck } from '../../features/play/reality-check.tsx';
import { SportsArea } from '../../features/sports/sports-area.tsx';
import { textsAt } from '../../shared/address/pages.ts';
import { AreaTexts } from '../../shared/names/area-texts.tsx';

/** What stands around every page of the matches: the way among them, and the slip. */
export function SportsLayout() {
  return (
    <AreaTexts areas={textsAt('/sportsbook')} waiting={<LoadingCover />}>
      <SportsArea>
        <Outlet />
      </SportsArea>
      <RealityCheck />
    </AreaTexts>
  );
}
