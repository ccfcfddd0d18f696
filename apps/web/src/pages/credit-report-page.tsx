import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { CreditReport } from '../features/records/credit/credit-report.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';

export const CreditReportPage = () => (
  <AreaTexts areas={PAGE_AREAS.creditReport} waiting={<LoadingCover />}>
    <CreditReport />
  </AreaTexts>
);
