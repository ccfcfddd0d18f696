import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { CreditReport } from '../features/records/credit/credit-report.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

export const CreditReportPage = () => (
  <AreaTexts areas={textsAt('/member/creditReport')} waiting={<LoadingCover />}>
    <CreditReport />
  </AreaTexts>
);
