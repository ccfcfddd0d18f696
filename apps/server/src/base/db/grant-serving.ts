import pg from 'pg';
import { DELETED_FROM } from './deleted-from.ts';

/** The vendors of our own; each has a schema of its name. */
export const OWN_VENDORS = ['studio', 'book'] as const;
export type OwnVendor = (typeof OWN_VENDORS)[number];

/** The database roles that serve, by their names in PostgreSQL; null where a start has no such vendor. */
export type ServingNames = { readonly site: string } & Readonly<Record<OwnVendor, string | null>>;

/** Any number will do, as long as every process that grants takes the same one. */
const LOCK = 7_210_417;

/**
 * What happened, beside the tables that a trigger of the name `…_append_only` guards already: lines
 * are added to them and never changed, so the serving role may do nothing else.
 */
export const HISTORY: readonly string[] = [
  'play_result',
  'deposits_receipt',
  'deposits_step',
  'withdrawals_approval',
  'withdrawals_step',
  'settlement_payment',
  'agents_move',
  'agents_transfer',
  'transfers_upline',
  'sessions_login',
  'members_consent',
  'consents_channel',
  'points_conversion',
  'envelopes_packet',
  'raffles_slot',
  'ranks_change',
  'operators_alert',
  'cases_note',
  'reconcile_line',
  'reconcile_statement',
];

/**
 * Gives those who serve what they need of the tables and takes everything else from them. They own
 * nothing, so they can neither disable a trigger nor change a table; neither reads the other's. Run
 * by the owner after each migration: tables that are new are given with the rest.
 */
export async function grantServing(
  ownerUrl: string,
  { site, ...vendors }: ServingNames,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'baize grant' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('revoke all on schema public from public');
    await grantSite(client, client.escapeIdentifier(site));
    for (const vendor of OWN_VENDORS) {
      const role = vendors[vendor];
      if (role !== null) await grantVendor(client, vendor, client.escapeIdentifier(role));
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function grantSite(client: pg.Client, role: string): Promise<void> {
  await client.query(`
    grant usage on schema public, graphile_worker to ${role};
    grant select, insert, update on all tables in schema public, graphile_worker to ${role};
    revoke delete on all tables in schema public from ${role};
    grant delete on all tables in schema graphile_worker to ${role};
    grant delete on ${DELETED_FROM.join(', ')} to ${role};
    grant usage on all sequences in schema public, graphile_worker to ${role};
    revoke insert, update, delete on schema_migration, graphile_worker.migrations from ${role};
    revoke execute on function ledger_make_months from public;
    grant execute on function ledger_make_months to ${role};
    grant execute on function sessions_forget_logins, claims_take_away, deletions_forget_member to ${role};`);
  for (const table of await listHistory(client)) {
    await client.query(`revoke update, delete on ${table} from ${role}`);
  }
  // The months of the ledger are read and written through their parent alone.
  for (const table of await listPartitions(client)) {
    await client.query(`revoke all on ${table} from ${role}`);
  }
  await admitToJobs(client, role);
}

const listHistory = (client: pg.Client) =>
  listNames(
    client,
    `select distinct c.oid::regclass::text as name from pg_class c
      left join pg_trigger t on t.tgrelid = c.oid and t.tgname like '%\\_append\\_only'
      where c.relnamespace = 'public'::regnamespace and not c.relispartition
        and (t.oid is not null or c.relname = any ($1))`,
    [HISTORY],
  );

const listPartitions = (client: pg.Client) =>
  listNames(
    client,
    `select oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relispartition and relkind = 'r'`,
  );

/** The queue of jobs shows its rows to its owner alone, unless a policy says who else may see them. */
async function admitToJobs(client: pg.Client, role: string): Promise<void> {
  const guarded = await listNames(
    client,
    `select oid::regclass::text as name from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity`,
  );
  for (const table of guarded) {
    await client.query(`drop policy if exists serving on ${table}`);
    await client.query(`create policy serving on ${table} to ${role} using (true)`);
  }
}

async function grantVendor(client: pg.Client, schema: OwnVendor, role: string): Promise<void> {
  await client.query(`
    revoke all on schema ${schema} from public;
    grant usage on schema ${schema} to ${role};
    grant select, insert, update, delete on all tables in schema ${schema} to ${role};
    grant usage on all sequences in schema ${schema} to ${role};
    revoke insert, update, delete on ${schema}.migration from ${role};`);
}

async function listNames(
  client: pg.Client,
  query: string,
  values: readonly unknown[] = [],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(query, [...values]);
  return rows.map(({ name }) => name);
}
