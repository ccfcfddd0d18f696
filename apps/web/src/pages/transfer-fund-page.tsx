import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { FundTransfer } from '../features/transfers/fund-transfer.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';

/** Money between the main wallet and the wallets at vendors. */
export const TransferFundPage = () => (
  <AreaTexts areas={PAGE_AREAS.transferFund} waiting={<LoadingCover />}>
    <FundTransfer />
  </AreaTexts>
);
