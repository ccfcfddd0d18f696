import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Limits } from '../features/limits/limits.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** The bounds a member sets for themselves. */
export const LimitsPage = () => (
  <AreaTexts areas={textsAt('/member/limits')} waiting={<LoadingCover />}>
    <Limits />
  </AreaTexts>
);
