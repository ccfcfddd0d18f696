import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { CreditReport } from '../features/records/credit/credit-report.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { textsAt } from '../shared/pages.ts';

export const CreditReportPage = () => (
  <AreaTexts areas={textsAt('/member/creditReport')} waiting={<LoadingCover />}>
    <CreditReport />
  </AreaTexts>
);
