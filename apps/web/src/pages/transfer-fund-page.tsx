import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { FundTransfer } from '../features/transfers/fund-transfer.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Money between the main wallet and the wallets at vendors. */
export const TransferFundPage = () => (
  <AreaTexts areas={textsAt('/member/transferFund')} waiting={<LoadingCover />}>
    <FundTransfer />
  </AreaTexts>
);
