import { Cohorts } from '../features/reports/cohorts.tsx';
import { ReportRows } from '../features/reports/report-rows.tsx';
import { Reports } from '../features/reports/reports.tsx';

export const ReportsPage = () => <Reports />;

export const ReportRowsPage = () => <ReportRows />;

export const CohortsPage = () => <Cohorts />;
