import { CASE_PERMISSIONS, type CaseKind } from '@baize/contract/case';
import { mayDo, type Permission } from '@baize/contract/operator-roles';
import type { CaseName } from './queries.ts';

export const mayRead = (trusted: readonly Permission[], kind: CaseKind): boolean =>
  mayDo(trusted, CASE_PERMISSIONS[kind].read);

export const mayEnd = (trusted: readonly Permission[], kind: CaseKind): boolean =>
  mayDo(trusted, CASE_PERMISSIONS[kind].end);

/** How the audit log names a case. Alerts have a number only, the others an id of their own. */
export function subjectOf({ kind, source }: CaseName): string {
  if (kind === 'alert') return `alert:${source}`;
  if (kind === 'exclusion') return `exclusion-match:${source}`;
  return kind === 'operator' ? `operator-alert:${source}` : source;
}
