import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { FundTransfer } from '../features/transfers/fund-transfer.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { textsAt } from '../shared/pages.ts';

/** Money between the main wallet and the wallets at vendors. */
export const TransferFundPage = () => (
  <AreaTexts areas={textsAt('/member/transferFund')} waiting={<LoadingCover />}>
    <FundTransfer />
  </AreaTexts>
);
