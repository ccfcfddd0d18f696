import { accessSchema, type Brand } from '@baize/contract/brand';
import type { SiteSettings } from '@baize/contract/site-settings';
import * as z from 'zod/mini';
import { readState } from '../../base/brand/index.ts';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { readAuditLines } from '../../people/operators/index.ts';

type Of = { readonly brand: Brand };

const CHANGES = 20;

/** Both kept in the audit log, which nobody can change: what held, since when, by whom and why. */
export const readSiteSettings =
  ({ brand }: Of) =>
  ({ db }: Pick<Ctx<OperatorCaller>, 'db'>): Promise<SiteSettings> =>
    viewSettings(db, brand);

export async function viewSettings(db: Db | Tx, brand: Brand): Promise<SiteSettings> {
  const { isMaintenance, access } = await readState(db, brand);
  const lines = await readAuditLines(db, { before: null, limit: CHANGES, subject: SUBJECT });
  return {
    isMaintenance,
    access,
    version: versionOf(access),
    changes: lines.flatMap(({ number, at, operator, action, reason, details }) => {
      const known = ACTIONS.find((each) => each === action);
      if (!known) return [];
      return [{ number, at, operator, action: known, reason, access: accessOf(details['access']) }];
    }),
  };
}

/** What lines of the log about the site are about. */
export const SUBJECT = 'site';

const ACTIONS = ['site.closed', 'site.opened', 'site.access_changed'] as const;

function accessOf(text: string | undefined) {
  if (text === undefined) return null;
  const read = z.safeParse(accessSchema, JSON.parse(text));
  return read.success ? read.data : null;
}

export const versionOf = (access: z.output<typeof accessSchema>): string => JSON.stringify(access);
