import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/site-content';
import { isId } from '@baize/std/id';
import { listCurrent, listVersions, type Site } from '../../base/brand/index.ts';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { operatorNames } from '../../people/operators/index.ts';

type Of = Pick<Site, 'brand'>;
type Body = Output<typeof contract.listSiteContent>['rows'][number]['body'];

/** Every row in force, in the order of its list. */
export const listSiteContent =
  ({ brand }: Of) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { kind: wanted }: Input<typeof contract.listSiteContent>,
  ): Promise<Output<typeof contract.listSiteContent>> => {
    const all = await listCurrent(db, brand.code);
    const rows = all.filter(({ kind, body }) => body !== null && kind === (wanted ?? kind));
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
    const versions = found.map(({ version, body, created_by, created_at }) => ({
      version,
      body: body as Body,
      createdBy: nameOf(created_by),
      createdAt: created_at.toISOString(),
    }));
    return { versions: versions.toReversed() };
  };

/** Whoever is no operator (`files`, `command line`) stands for itself. */
async function namesOf(db: Db, authors: readonly string[]): Promise<(author: string) => string> {
  const isOperator = (author: string) => isId('opr', author);
  const names: ReadonlyMap<string, string> = await operatorNames(db, authors.filter(isOperator));
  return (author) => names.get(author) ?? author;
}
