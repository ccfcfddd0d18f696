import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { AccountRecord } from '../features/records/account/account-record.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

export const AccountRecordPage = () => (
  <AreaTexts areas={textsAt('/member/transactionHistory')} waiting={<LoadingCover />}>
    <AccountRecord />
  </AreaTexts>
);
