import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { UplineTransfer } from '../features/transfers/upline-transfer.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';

/** Money to whoever invited the member. */
export const TransferUplinePage = () => (
  <AreaTexts areas={PAGE_AREAS.transferUpline} waiting={<LoadingCover />}>
    <UplineTransfer />
  </AreaTexts>
);
