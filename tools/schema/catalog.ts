import type { Client } from 'pg';

export type Column = {
  readonly name: string;
  readonly type: string;
  /** The type as SQL writes it, for example `minor`, `numeric(10,2)`, `text[]`. */
  readonly sql: string;
  readonly isNullable: boolean;
  readonly fallback: string | null;
  /** Made by the database alone: `generated always`, as an identity or from other columns. */
  readonly isAlways: boolean;
  readonly identity: string;
};

export type Constraint = { readonly name: string; readonly kind: string; readonly sql: string };

export type Table = {
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly definition: string | null;
  readonly partition: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
};

export type Domain = {
  readonly name: string;
  readonly base: string;
  readonly checks: readonly string[];
};

export type Catalog = {
  readonly extensions: readonly string[];
  readonly domains: readonly Domain[];
  readonly enums: readonly { readonly name: string; readonly labels: readonly string[] }[];
  readonly functions: readonly string[];
  readonly tables: readonly Table[];
};

/** Objects an extension brought are its own business. */
const OWN = (table: string, oid: string) => `not exists (select from pg_depend d
  where d.classid = '${table}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const EXTENSIONS = `select extname as name from pg_extension where extname <> 'plpgsql' order by 1`;

const DOMAINS = `
  select t.typname as name, format_type(t.typbasetype, t.typtypmod) as base,
    coalesce((select array_agg(pg_get_constraintdef(c.oid) order by c.conname)
      from pg_constraint c where c.contypid = t.oid and c.contype = 'c'), '{}') as checks
  from pg_type t
  where t.typtype = 'd' and t.typnamespace = 'public'::regnamespace and ${OWN('pg_type', 't.oid')}
  order by 1`;

const ENUMS = `
  select t.typname as name,
    (select array_agg(e.enumlabel::text order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid) as labels
  from pg_type t
  where t.typtype = 'e' and t.typnamespace = 'public'::regnamespace and ${OWN('pg_type', 't.oid')}
  order by 1`;

const FUNCTIONS = `
  select pg_get_functiondef(p.oid) as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and ${OWN('pg_proc', 'p.oid')}
  order by p.proname, 1`;

const TABLES = `
  select c.relname as name,
    case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
    case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as definition,
    case when c.relkind = 'p' then pg_get_partkeydef(c.oid) end as partition,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname, 'sql', format_type(a.atttypid, a.atttypmod),
        'isNullable', not (a.attnotnull or t.typnotnull),
        'fallback', pg_get_expr(d.adbin, d.adrelid),
        'isAlways', a.attidentity = 'a' or a.attgenerated <> '',
        'identity', a.attidentity) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(json_build_object('name', k.conname, 'kind', k.contype,
        'sql', pg_get_constraintdef(k.oid)) order by k.contype desc, k.conname)
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')),
      '[]') as constraints,
    coalesce((select array_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid::regclass::text)
      from pg_index i where i.indrelid = c.oid
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)), '{}') as indexes,
    coalesce((select array_agg(pg_get_triggerdef(g.oid) order by g.tgname)
      from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal), '{}') as triggers
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not c.relispartition and ${OWN('pg_class', 'c.oid')}
  order by 1`;

/** Everything the migrations made in the schema `public`, in an order that never changes. */
export async function readCatalog(client: Client): Promise<Catalog> {
  const read = async <Row>(sql: string) => (await client.query<Row & object>(sql)).rows as Row[];
  const names = async (sql: string) => (await read<{ name: string }>(sql)).map((row) => row.name);
  return {
    extensions: await names(EXTENSIONS),
    domains: await read<Domain>(DOMAINS),
    enums: await read<Catalog['enums'][number]>(ENUMS),
    functions: await names(FUNCTIONS),
    tables: await read<Table>(TABLES),
  };
}
