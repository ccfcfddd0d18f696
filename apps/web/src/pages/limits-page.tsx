import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Limits } from '../features/limits/limits.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';

/** The bounds a member sets for themselves. */
export const LimitsPage = () => (
  <AreaTexts areas={PAGE_AREAS.limits} waiting={<LoadingCover />}>
    <Limits />
  </AreaTexts>
);
