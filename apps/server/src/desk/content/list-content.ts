import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/site-content';
import { isId } from '@baize/std/id';
import { listCurrent, listVersions, type Site } from '../../base/brand/index.ts';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { operatorNames, readAuditLines } from '../../people/operators/index.ts';

/** Versions further back are shown without their reason; the log has it. */
const REASONS_MAX = 200;

type Of = Pick<Site, 'brand'>;
type Body = Output<typeof contract.listSiteContent>['rows'][number]['body'];

/** Every row in force, in the order of its list; or what was taken off, as it was last shown. */
export const listSiteContent =
  ({ brand }: Of) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { kind: wanted, state }: Input<typeof contract.listSiteContent>,
  ): Promise<Output<typeof contract.listSiteContent>> => {
    const all = await listCurrent(db, brand.code, wanted);
    const isWanted = state === 'shown';
    const found = all.filter(({ body }) => (body !== null) === isWanted);
    const rows = isWanted ? found : await withLastBody(db, brand.code, found);
    const nameOf = await namesOf(
      db,
      rows.map(({ createdBy }) => createdBy),
    );
    return {
      rows: rows.map(({ kind, key, version, body, createdBy, createdAt }) => ({
        kind,
        key,
        version,
        body: body as Body,
        createdBy: nameOf(createdBy),
        createdAt: createdAt.toISOString(),
      })),
    };
  };

type Current = Awaited<ReturnType<typeof listCurrent>>[number];

/** Few rows are ever taken off, so each is asked for by itself. */
const withLastBody = (db: Db, brand: string, rows: readonly Current[]): Promise<Current[]> =>
  Promise.all(
    rows.map(async (row) => {
      const versions = await listVersions(db, { brand, kind: row.kind, key: row.key });
      return { ...row, body: versions.findLast(({ body }) => body !== null)?.body ?? null };
    }),
  );

/** The history of one row, the newest version first. */
export const listSiteContentVersions =
  ({ brand }: Of) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { kind, key }: Input<typeof contract.listSiteContentVersions>,
  ): Promise<Output<typeof contract.listSiteContentVersions>> => {
    const found = await listVersions(db, { brand: brand.code, kind, key });
    ensure(found.length > 0, 'not_found');
    const nameOf = await namesOf(
      db,
      found.map((row) => row.created_by),
    );
    const reasons = await reasonsOf(db, `${kind} ${key}`);
    const versions = found.map(({ version, body, created_by, created_at }) => ({
      version,
      reason: reasons.get(String(version)) ?? null,
      body: body as Body,
      createdBy: nameOf(created_by),
      createdAt: created_at.toISOString(),
    }));
    return { versions: versions.toReversed() };
  };

/** The log keeps why: each line about a row names the version that it made. */
async function reasonsOf(db: Db, subject: string): Promise<ReadonlyMap<string, string>> {
  const lines = await readAuditLines(db, { before: null, limit: REASONS_MAX, subject });
  return new Map(
    lines.flatMap(({ reason, details }) => {
      const version = details['version'];
      return reason !== null && version !== undefined ? [[version, reason] as const] : [];
    }),
  );
}

/** Whoever is no operator (`files`, `command line`) stands for itself. */
async function namesOf(db: Db, authors: readonly string[]): Promise<(author: string) => string> {
  const isOperator = (author: string) => isId('opr', author);
  const names: ReadonlyMap<string, string> = await operatorNames(db, authors.filter(isOperator));
  return (author) => names.get(author) ?? author;
}
