import * as contract from '@baize/contract/settlement-run';
import { type Route, serve } from '../../base/kernel/index.ts';
import type { ReadingOptions } from './options.ts';
import { listRunBillBets, listRunBillLines, readRunBill } from './runs/explain-bill.ts';
import { readArrears } from './runs/read-arrears.ts';
import { readRun } from './runs/read-run.ts';

/** What operators look at before they decide anything about a settlement. */
export const operatorReading = (options: ReadingOptions): readonly Route[] => [
  serve(contract.readRun, readRun),
  serve(contract.readArrears, readArrears),
  serve(contract.readRunBill, readRunBill(options)),
  serve(contract.listRunBillLines, listRunBillLines(options)),
  serve(contract.listRunBillBets, listRunBillBets(options)),
];
