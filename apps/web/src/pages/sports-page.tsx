import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useRouterState } from '@tanstack/react-router';
import { RealityCheck } from '../features/play/reality-check.tsx';
import { readSportsAddress } from '../features/sports/sports-address.ts';
import { SportsArea } from '../features/sports/sports-area.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Matches, prices, the slip and the member's bets: `?view=`, `?sport=`, `?event=`. */
export function SportsPage() {
  const search = useRouterState({ select: ({ location }) => location.search });
  return (
    <AreaTexts areas={textsAt('/sportsbook')} waiting={<LoadingCover />}>
      <SportsArea address={readSportsAddress(search)} />
      <RealityCheck />
    </AreaTexts>
  );
}
