import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { AccountRecord } from '../features/records/account/account-record.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { textsAt } from '../shared/pages.ts';

export const AccountRecordPage = () => (
  <AreaTexts areas={textsAt('/member/transactionHistory')} waiting={<LoadingCover />}>
    <AccountRecord />
  </AreaTexts>
);
