import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { UplineTransfer } from '../features/transfers/upline-transfer.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { textsAt } from '../shared/pages.ts';

/** Money to whoever invited the member. */
export const TransferUplinePage = () => (
  <AreaTexts areas={textsAt('/member/transferUpline')} waiting={<LoadingCover />}>
    <UplineTransfer />
  </AreaTexts>
);
