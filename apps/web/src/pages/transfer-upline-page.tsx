import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { UplineTransfer } from '../features/transfers/upline-transfer.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Money to whoever invited the member. */
export const TransferUplinePage = () => (
  <AreaTexts areas={textsAt('/member/transferUpline')} waiting={<LoadingCover />}>
    <UplineTransfer />
  </AreaTexts>
);
