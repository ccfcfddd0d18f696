/**
 * Operators: who works for the brand, how they come in, and what they did.
 *
 * Always true here: nobody comes in without a password and a code of an authenticator, and a code
 * counts once; both are set by their owner alone, by a link that is good once; who is new, or was
 * made by who asks, approves nothing; what an operator does is a line of a log that the database refuses to change, and
 * each line is chained to the one before it. `writeAudit` is the last thing a transaction does.
 */
export { gateOperators } from './access/networks.ts';
export { agreeTo, readAgreements } from './agreements.ts';
export { insertAlert } from './approval-queries.ts';
export { alertingApprovals, ensureMayApprove } from './approvals.ts';
export { ensureUndecided, readLastDecision } from './audit/ensure-undecided.ts';
export { readLines as readAuditLines } from './audit/list-audit.ts';
export { noteLook } from './audit/note-look.ts';
export { listLinesAbout } from './audit/queries.ts';
export { type AuditVerification, verifyAudit } from './audit/verify-audit.ts';
export { type AuditLine, writeAudit } from './audit/write-audit.ts';
export { readChains, takePlace } from './chain.ts';
export { findOpenOperators, identifyOperator } from './identify-operator.ts';
export { operatorsJobs } from './jobs.ts';
export { listColleagues } from './list-colleagues.ts';
export { operatorName, operatorNames } from './operator-name.ts';
export { proveOwnCode, spendCode } from './prove-own-code.ts';
export { countDemoOperators, findByUsername as findOperator } from './queries.ts';
export { operatorsRoutes } from './routes.ts';
export { type SeededOperator, seedOperator } from './seed-operator.ts';
