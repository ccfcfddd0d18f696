import * as contract from '@baize/contract/report';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listReportBets } from './list-report-bets.ts';
import { listReportMoves } from './list-report-moves.ts';
import type { ReportsOptions } from './options.ts';
import { readCohorts } from './read-cohorts.ts';
import { readReport } from './read-report.ts';

export const reportsRoutes = (options: ReportsOptions): readonly Route[] => [
  serve(contract.readReport, readReport(options)),
  serve(contract.listReportBets, listReportBets(options)),
  serve(contract.listReportMoves, listReportMoves(options)),
  serve(contract.readCohorts, readCohorts(options)),
];
