import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { AccountRecord } from '../features/records/account/account-record.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';

export const AccountRecordPage = () => (
  <AreaTexts areas={PAGE_AREAS.accountRecord} waiting={<LoadingCover />}>
    <AccountRecord />
  </AreaTexts>
);
