import type { InviteLink } from '@baize/contract/agent';
import type { Id, MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../../base/db/index.ts';
import { hasDeposited } from '../../../cashier/deposits/index.ts';

export type LinkRow = Row<'agents_link'>;

/** What an agent does with links is done one after the other. */
export const lockLinks = (tx: Tx, agentId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`agents links ${agentId}`}, 0))`.execute(tx);

export const findLinkByKey = (tx: Tx, agentId: MemberId, requestKey: string) =>
  tx
    .selectFrom('agents_link')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export async function countLinks(tx: Tx, agentId: MemberId): Promise<number> {
  const { count } = await tx
    .selectFrom('agents_link')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertLink = (tx: Tx, row: LinkRow) =>
  tx.insertInto('agents_link').values(row).execute();

type Change = Partial<Pick<LinkRow, 'name' | 'is_open'>>;

/** False where the agent has no such link. */
export async function updateLink(
  tx: Tx,
  { agentId, linkId }: { readonly agentId: MemberId; readonly linkId: Id<'lnk'> },
  change: Change,
): Promise<boolean> {
  const changed = await tx
    .updateTable('agents_link')
    // Whoever names nothing to change is told how it is.
    .set((eb) => ({ id: eb.ref('id'), ...change }))
    .where('id', '=', linkId)
    .where('agent_id', '=', agentId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** By its code, while people may join by it. */
export const findOpenLink = (db: Db | Tx, code: string) =>
  db
    .selectFrom('agents_link')
    .selectAll()
    .where('code', '=', code.toUpperCase())
    .where('is_open', '=', true)
    .executeTakeFirst();

/** Nobody closes it until the transaction ends. */
export const holdLink = (tx: Tx, linkId: Id<'lnk'>) =>
  tx
    .selectFrom('agents_link')
    .selectAll()
    .where('id', '=', linkId)
    .forShare()
    .executeTakeFirstOrThrow();

export const insertJoined = (tx: Tx, row: Row<'agents_link_joined'>) =>
  tx.insertInto('agents_link_joined').values(row).execute();

type LinkFilter = { readonly agentId: MemberId; readonly linkId?: Id<'lnk'> };

/** An agent's links, the newest first, with what came of them. */
export async function listLinks(
  db: Db | Tx,
  { agentId, linkId }: LinkFilter,
): Promise<InviteLink[]> {
  const { rows } = await sql<LinkRow & Record<'visits' | 'sign_ups' | 'first_deposits', bigint>>`
    select link.*, visits, sign_ups, first_deposits from agents_link as link,
      lateral (select count(*) as visits from agents_link_visit where link_id = link.id) as visit,
      lateral (select count(*) as sign_ups,
          count(*) filter (where ${hasDeposited('joined.member_id')}) as first_deposits
        from agents_link_joined as joined where joined.link_id = link.id) as joined
    where link.agent_id = ${agentId} and link.id = coalesce(${linkId ?? null}, link.id)
    order by link.id desc`.execute(db);
  return rows.map((row) => ({
    linkId: row.id,
    code: row.code,
    name: row.name,
    brings: row.brings,
    rebateRate: row.rebate_rate,
    isOpen: row.is_open,
    createdAt: row.created_at.toISOString(),
    visits: Number(row.visits),
    signUps: Number(row.sign_ups),
    firstDeposits: Number(row.first_deposits),
  }));
}

/** The agent whose link has this code. */
export async function findLinkAgent(db: Db | Tx, code: string): Promise<MemberId | null> {
  const row = await db
    .selectFrom('agents_link')
    .select('agent_id')
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();
  return row?.agent_id ?? null;
}
