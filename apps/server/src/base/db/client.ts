import { keepVault } from '@baize/std/node/database-vault';
import type { Vault } from '@baize/std/node/vault';
import { Kysely, PostgresDialect, type Selectable, type Transaction } from 'kysely';
import pg from 'pg';
import { type Binding, bindMessage } from './bind-message.ts';
import type { DB } from './schema.gen.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** A row as it is read. */
export type Row<Table extends keyof DB> = Selectable<DB[Table]>;

const toBigints = (text: string): readonly bigint[] =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt);

/**
 * How values of a type are read, by its number in PostgreSQL's catalogue. Whole numbers of 64 bits
 * are bigints: a JavaScript number stops being exact at 2^53. So are numerics, which are sums of them:
 * PostgreSQL adds 64 bits up to more than 64, and no table here keeps a fraction. A day is a text: it
 * has no time zone.
 */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [20, BigInt], // int8
  [1016, toBigints], // int8[]
  [1082, String], // date
  [1700, BigInt], // numeric
  [5069, BigInt], // xid8
]);

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format);

/**
 * For batches: queries asked at once travel together instead of one after another. Plans are made
 * without looking at the values and always go by an index, row by row: one made while a table was
 * small, or for a short list, would read the whole table and be kept when both have grown.
 *
 * Nobody waits without end: neither for a row that somebody holds, nor for a statement, nor for a
 * server that has stopped answering.
 */
const PIPELINE = {
  pipeline: true,
  query_timeout: 4_000,
  options: [
    'lock_timeout=1s',
    'statement_timeout=3500ms',
    'plan_cache_mode=force_generic_plan',
    'enable_seqscan=off',
    'enable_hashjoin=off',
    'enable_mergejoin=off',
    'enable_material=off',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' '),
};

/** The pools of this process, for whoever counts their connections. */
const pools = new Set<{ readonly name: string; readonly pool: pg.Pool }>();

export function listPools(): readonly { readonly name: string; readonly pool: pg.Pool }[] {
  for (const each of pools) if (each.pool.ended) pools.delete(each);
  return [...pools];
}

export type Connection = { readonly db: Db; readonly pool: pg.Pool };

export type DatabaseOptions = {
  readonly max?: number;
  readonly name?: string;
  readonly pipeline?: boolean;
  /** Opens what is sealed; who touches no sealed column needs none. */
  readonly vault?: Vault;
};

export function openDatabase(url: string, options: DatabaseOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 16,
    application_name: options.name ?? 'baize',
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser },
    ...(options.pipeline ? PIPELINE : {}),
  });
  // A connection that breaks is replaced at the next query; without a listener it would end the
  // process, whether it broke while idle or in someone's hands.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  listPools();
  pools.add({ name: options.name ?? 'baize', pool });
  if (options.pipeline) pool.on('connect', writeBindingsOnce);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  if (options.vault) keepVault(db, options.vault);
  return { db, pool };
}

/** The part of the driver's connection that writes; its types do not tell of it. */
type Wire = {
  readonly stream: { write(bytes: Uint8Array, onWritten: () => void): unknown };
  bind(binding: Binding): void;
};

/** Messages of a connection go out from one place, as long as the one before is out. */
function writeBindingsOnce(client: pg.PoolClient): void {
  const { connection } = client as unknown as { readonly connection: Wire };
  let kept = Buffer.alloc(0);
  let isFree = true;
  const room = (size: number): Buffer => {
    if (!isFree) return Buffer.allocUnsafe(size);
    if (kept.length < size) kept = Buffer.allocUnsafeSlow(size * 2);
    return kept;
  };
  connection.bind = (binding) => {
    const wasFree = isFree;
    const message = bindMessage(binding, room);
    // The driver holds on to a query after its answer, and so to all that its values were made of: a
    // whole batch, which the garbage collector would carry into the old space each time.
    binding.values?.splice(0);
    isFree = false;
    connection.stream.write(message, () => {
      if (wasFree) isFree = true;
    });
  };
}
