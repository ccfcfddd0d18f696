import { CASE_PERMISSIONS, type CaseKind } from '@baize/contract/case';
import { mayDo, type OperatorRole } from '@baize/contract/operator-roles';
import type { CaseName } from './queries.ts';

export const mayRead = (role: OperatorRole, kind: CaseKind): boolean =>
  mayDo(role, CASE_PERMISSIONS[kind].read);

export const mayEnd = (role: OperatorRole, kind: CaseKind): boolean =>
  mayDo(role, CASE_PERMISSIONS[kind].end);

/** How the audit log names a case. An alert has a number only, the others an id of their own. */
export const subjectOf = ({ kind, source }: CaseName): string =>
  kind === 'alert' ? `alert:${source}` : source;
