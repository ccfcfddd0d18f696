import * as contract from '@baize/contract/settlement';
import * as operator from '@baize/contract/settlement-run';
import { type Route, serve } from '../../base/kernel/index.ts';
import { exportBill } from './bills/export-bill.ts';
import { listBillBets } from './bills/list-bill-bets.ts';
import { listBillLines } from './bills/list-bill-lines.ts';
import { listBills } from './bills/list-bills.ts';
import { previewSettlement } from './bills/preview-settlement.ts';
import { readBill } from './bills/read-bill.ts';
import { operatorReading } from './operator-reading.ts';
import type { ReadingOptions } from './options.ts';
import { readIncome } from './paying/read-income.ts';
import { rejectBill } from './paying/reject-bill.ts';
import { listRunBills } from './runs/list-run-bills.ts';
import { listRuns } from './runs/list-runs.ts';
import { previewRun } from './runs/preview-run.ts';

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
  ...operatorReading(options),
  serve(operator.listRuns, listRuns),
  serve(operator.listRunBills, listRunBills),
  serve(operator.previewRun, (ctx, input) => previewRun(ctx.db, options, input)),
  serve(operator.rejectBill, rejectBill),
];
