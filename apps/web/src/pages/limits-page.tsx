import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Limits } from '../features/limits/limits.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { textsAt } from '../shared/pages.ts';

/** The bounds a member sets for themselves. */
export const LimitsPage = () => (
  <AreaTexts areas={textsAt('/member/limits')} waiting={<LoadingCover />}>
    <Limits />
  </AreaTexts>
);
