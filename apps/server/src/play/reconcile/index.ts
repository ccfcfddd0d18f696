/**
 * Reconciliation: the same money told by several books, held against each other.
 *
 * Our balances against zero; a vendor's clearing account against its entries; our movements against
 * the vendor's statement; running bets against the clock. What differs is a case, opened once
 * however often it is found, and closed by a person who explains or corrects it, or by the next
 * look when it is gone. Nothing here moves money.
 */
export { type ClosedAs, closeCase } from './close-case.ts';
export { type ImportedStatement, importStatement } from './import-statement.ts';
export { reconcileJobs } from './jobs.ts';
export { matchStatement } from './match-statement.ts';
export { parseStatement, type StatementLine } from './parse-statement.ts';
export { listCases, setAge } from './queries.ts';
export type { CaseKind, Difference } from './rules.ts';
