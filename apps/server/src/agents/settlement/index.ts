/**
 * Settlement: what agreements and rebates come to when a period is closed, and that it is paid.
 *
 * Always true here: a period of a kind is settled once, with all its bills or none; a bill follows
 * from what was counted and from its agreement alone, and never from another bill; what was paid of
 * a bill is what the ledger moved for it, to the unit; what a payer lacks stays owed, and is paid when
 * there is money. Only the two sides of a bill see it, with the line below the one who is paid.
 */

export { findBillNamed } from './bills/bill-queries.ts';
export { settlementJobs } from './jobs.ts';
export type { ReadingOptions, SettlementOptions } from './options.ts';
export { payBills } from './paying/pay-bills.ts';
export { settlementRoutes } from './routes.ts';
export type { RunOf } from './runs/draft-bills.ts';
export { type Replay, replayRun } from './runs/replay-run.ts';
export { runDue } from './runs/run-due.ts';
export { startRebates } from './runs/run-queries.ts';
export { runSettlement } from './runs/run-settlement.ts';
