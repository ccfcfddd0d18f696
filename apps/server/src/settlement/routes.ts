import * as contract from '@baize/contract/settlement';
import { type Route, serve } from '../kernel/index.ts';
import { exportBill } from './export-bill.ts';
import { listBillBets } from './list-bill-bets.ts';
import { listBillLines } from './list-bill-lines.ts';
import { listBills } from './list-bills.ts';
import { listRunBills } from './list-run-bills.ts';
import { listRuns } from './list-runs.ts';
import type { ReadingOptions } from './options.ts';
import { previewRun } from './preview-run.ts';
import { previewSettlement } from './preview-settlement.ts';
import { readBill } from './read-bill.ts';
import { readIncome } from './read-income.ts';
import { rejectBill } from './reject-bill.ts';

export const settlementRoutes = (options: ReadingOptions): readonly Route[] => [
  serve(contract.listDividends, listBills(options, 'dividend')),
  serve(contract.listDailySalaries, listBills(options, 'daily')),
  serve(contract.listHourlySalaries, listBills(options, 'hourly')),
  serve(contract.listRealtimeSalaries, listBills(options, 'realtime')),
  serve(contract.readBill, (ctx, input) => readBill(ctx, options, input)),
  serve(contract.listBillLines, (ctx, input) => listBillLines(ctx, options, input)),
  serve(contract.listBillBets, (ctx, input) => listBillBets(ctx, options, input)),
  serve(contract.exportBill, (ctx, input) => exportBill(ctx, options, input)),
  serve(contract.previewSettlement, (ctx, input) => previewSettlement(ctx, options, input)),
  serve(contract.readIncome, (ctx, input) => readIncome(ctx, options, input)),
  serve(contract.listRuns, listRuns),
  serve(contract.listRunBills, listRunBills),
  serve(contract.previewRun, (ctx, input) => previewRun(ctx.db, options, input)),
  serve(contract.rejectBill, rejectBill),
];
