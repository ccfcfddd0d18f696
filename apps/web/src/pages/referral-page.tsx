import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Referral } from '../features/referral/referral.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Invite friends and follow their steps. */
export const ReferralPage = () => (
  <AreaTexts areas={textsAt('/member/referral')} waiting={<LoadingCover />}>
    <Referral />
  </AreaTexts>
);
