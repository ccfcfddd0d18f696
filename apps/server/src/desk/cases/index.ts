/**
 * Cases: all that a person must look at on one desk, whoever found it: alerts of the wallet,
 * differences to vendors' and providers' books, claims of members.
 *
 * Always true here: a case is read from the row that tells of it, so it exists once and none is lost;
 * it has at most one owner, and ends once, with an outcome, a reason and a line of the audit log; who
 * may not see or end something where it comes from may not do so here. Nothing here moves money.
 */
export { countCases } from './count-cases.ts';
export { listCasesAbout } from './list-cases-about.ts';
export { casesRoutes } from './routes.ts';
