import { type Content, contentSchema } from '@baize/contract/content';
import * as z from 'zod/mini';
import type { Tx } from '../../db/index.ts';
import type { World } from '../../kernel/index.ts';
import { checkContent, type Problem } from '../check-brand.ts';
import { cleanPopup } from '../clean-popup.ts';
import type { LoadedBrand } from '../load-brand.ts';
import { problemsOf } from '../problems.ts';
import { takeTurn } from '../queries.ts';
import { type ContentKind, type ContentRow, isLasting, keyOf } from './content-kinds.ts';
import { insertVersions, listCurrent, listVersions } from './content-queries.ts';
import { contentOf } from './read-content.ts';
import { tellChange } from './tell-change.ts';

type Access = Pick<World, 'db' | 'clock'>;
type Of = Pick<LoadedBrand, 'brand'>;

/** What came of an edit: the version that is in force, or why there is none. */
export type Published =
  | {
      readonly ok: true;
      readonly key: string;
      readonly version: number;
      /** False where this version takes the row off the site. */
      readonly isShown: boolean;
    }
  | {
      readonly ok: false;
      /** `stale`: another version was published since; `unknown`: there is no such row. */
      readonly why: 'invalid' | 'stale' | 'unknown';
      readonly problems: readonly Problem[];
    };

type Body = Content[ContentKind][number];

type Edit = {
  readonly kind: ContentKind;
  readonly by: string;
  /** The version that was edited, 0 for a new row; left out, whichever is in force is replaced. */
  readonly after?: number | undefined;
  /** What belongs into the same transaction, last. */
  readonly also?: (tx: Tx, published: { key: string; version: number }) => Promise<void>;
};

/** Puts a row in force in every process, new or in place of the one with its key. */
export const publishContent = (
  world: Access,
  { brand }: Of,
  { body, ...edit }: Edit & { readonly body: unknown },
): Promise<Published> =>
  change(world, { brand, edit }, async (tx, current) => {
    const { kind, by } = edit;
    const parsed = z.safeParse(contentSchema.shape[kind], [body], { reportInput: true });
    if (!parsed.success) return refused('invalid', parsed.error.issues.flatMap(problemsOf));
    const row = cleaned(kind, parsed.data[0] as Body);
    const key = keyOf(row);
    const before = current.find((each) => each.kind === kind && each.key === key);
    if (isStale(edit, before)) return STALE;
    const position = before?.position ?? nextPosition(current, kind);
    const next: ContentRow = { kind, key, version: 1, body: row, position, createdBy: by };
    const others = current.filter((each) => each !== before);
    const problems = checkContent(contentOf([...others, next].toSorted(byPosition)), brand);
    if (problems.length > 0) return refused('invalid', problems);
    return write(tx, world, { brand, row: next, before });
  });

/** Takes a row off the site. Its versions stay, and any of them can be brought back. */
export const withdrawContent = (
  world: Access,
  { brand }: Of,
  { key, ...edit }: Edit & { readonly key: string },
): Promise<Published> =>
  change(world, { brand, edit }, async (tx, current) => {
    const { kind, by } = edit;
    const before = current.find((each) => each.kind === kind && each.key === key);
    if (!before || before.body === null) {
      return refused('unknown', [{ field: key, reason: `is not among ${kind}` }]);
    }
    if (isStale(edit, before)) return STALE;
    if (isLasting(kind)) return refused('invalid', [{ field: key, reason: 'cannot be taken off' }]);
    return write(tx, world, { brand, before, row: { ...before, body: null, createdBy: by } });
  });

/** Brings an earlier version back, as a new one, if it still fits the brand. */
export async function restoreContent(
  world: Access,
  { brand }: Of,
  { key, version, ...edit }: Edit & { readonly key: string; readonly version: number },
): Promise<Published> {
  const versions = await listVersions(world.db, { brand: brand.code, kind: edit.kind, key });
  const found = versions.find((each) => each.version === version);
  if (!found) return refused('unknown', [{ field: key, reason: `has no version ${version}` }]);
  if (found.body === null) return withdrawContent(world, { brand }, { ...edit, key });
  return publishContent(world, { brand }, { ...edit, body: found.body });
}

type Change = (tx: Tx, current: readonly ContentRow[]) => Promise<Published>;

/** Two who edit at once take turns, and the second is checked against what the first has written. */
const change = (
  world: Access,
  { brand, edit }: Of & { readonly edit: Edit },
  make: Change,
): Promise<Published> =>
  world.db.transaction().execute(async (tx) => {
    await takeTurn(tx, brand.code);
    const outcome = await make(tx, await listCurrent(tx, brand.code));
    if (outcome.ok) await edit.also?.(tx, outcome);
    return outcome;
  });

type Writing = Of & { readonly row: ContentRow; readonly before: ContentRow | undefined };

async function write(tx: Tx, world: Access, { brand, row, before }: Writing): Promise<Published> {
  const { kind, key, body, position, createdBy: created_by } = row;
  const version = (before?.version ?? 0) + 1;
  const at = { brand: brand.code, created_by, created_at: world.clock.now() };
  await insertVersions(tx, [{ kind, key, body, position, version, ...at }]);
  await tellChange(world, tx, { brand, rows: [row] });
  return { ok: true, key, version, isShown: body !== null };
}

type Why = Extract<Published, { ok: false }>['why'];

const refused = (why: Why, problems: readonly Problem[]): Published => ({
  ok: false,
  why,
  problems,
});

const STALE = refused('stale', [{ field: 'after', reason: 'is not the version in force' }]);

const isStale = ({ after }: Edit, before: ContentRow | undefined): boolean =>
  after !== undefined && after !== (before?.version ?? 0);

const byPosition = (a: ContentRow, b: ContentRow): number => a.position - b.position;

const nextPosition = (rows: readonly ContentRow[], kind: ContentKind): number =>
  1 + Math.max(-1, ...rows.filter((row) => row.kind === kind).map(({ position }) => position));

/** What an operator wrote as HTML is cleaned before it is kept. */
const cleaned = (kind: ContentKind, row: Body): Body =>
  kind === 'popups' ? cleanPopup(row as Content['popups'][number]) : row;
