import type { Input } from '@baize/contract/endpoint';
import { mayDo } from '@baize/contract/operator-roles';
import { isSettingsKind } from '@baize/contract/settings-rules';
import type * as contract from '@baize/contract/site-content';
import {
  type ContentKind,
  type Published,
  publishContent,
  restoreContent,
  type Site,
  withdrawContent,
} from '../../base/brand/index.ts';
import {
  type Ctx,
  enqueue,
  ensure,
  type OperatorCaller,
  Refusal,
} from '../../base/kernel/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { SEND_MESSAGES } from './job-names.ts';

type Of = Pick<Site, 'brand'>;
type Done = { key: string; version: number };

export const publishSiteContent =
  (site: Of) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { kind, body, after, reason }: Input<typeof contract.publishSiteContent>,
  ): Promise<Done> => {
    const edit = editOf(ctx, { action: 'content.published', kind, after, reason });
    return doneOf(await publishContent(ctx, site, { ...edit, body }));
  };

export const withdrawSiteContent =
  (site: Of) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { kind, key, after, reason }: Input<typeof contract.withdrawSiteContent>,
  ): Promise<Done> => {
    const edit = editOf(ctx, { action: 'content.withdrawn', kind, after, reason });
    return doneOf(await withdrawContent(ctx, site, { ...edit, key }));
  };

export const restoreSiteContent =
  (site: Of) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { kind, key, version, after, reason }: Input<typeof contract.restoreSiteContent>,
  ): Promise<Done> => {
    const edit = editOf(ctx, { action: 'content.restored', kind, after, reason });
    return doneOf(await restoreContent(ctx, site, { ...edit, key, version }));
  };

type Act = Pick<Input<typeof contract.publishSiteContent>, 'kind' | 'after' | 'reason'> & {
  readonly action: string;
};

/** Who edits which version, and the line of the log that is written with it. */
const editOf = (ctx: Ctx<OperatorCaller>, { action, kind, after, reason }: Act) => ({
  kind: ensureMayEdit(ctx, kind),
  after,
  by: ctx.caller.operatorId,
  also: async (tx: Parameters<typeof writeAudit>[0], { key, version }: Done) => {
    await writeAudit(tx, ctx, {
      action,
      subject: `${kind} ${key}`,
      reason,
      details: { version: String(version) },
    });
    if (kind === 'messages') await enqueue(tx, SEND_MESSAGES, {});
  },
});

/** Who writes texts does not therefore decide about money: settings are a right of their own. */
function ensureMayEdit<Kind extends ContentKind>(
  { caller }: Ctx<OperatorCaller>,
  kind: Kind,
): Kind {
  const isAllowed = !isSettingsKind(kind) || mayDo(caller.trusted, 'settings.manage');
  ensure(isAllowed, 'not_permitted');
  return kind;
}

const CODES = {
  invalid: 'content_invalid',
  stale: 'content_changed',
  unknown: 'not_found',
} as const;

function doneOf(published: Published): Done {
  if (published.ok) return { key: published.key, version: published.version };
  throw new Refusal(CODES[published.why], { fields: published.problems });
}
