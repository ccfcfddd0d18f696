/**
 * Receivables: what members owe after a vendor has corrected a result downwards and the money was
 * spent.
 *
 * Always true here: nothing is taken below zero; what is collected moves by an adjustment of the very
 * bet it is owed for; while something is owed no money leaves to the outside; a claim that is told
 * twice counts once.
 */

export { claimDebt, type DebtClaim } from './claim-debt.ts';
export { collectDebts } from './collect-debts.ts';
export { receivablesJobs } from './jobs.ts';
export { sumOwed } from './queries.ts';
