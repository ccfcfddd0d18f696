import { readFileSync } from 'node:fs';
import type { World } from '../../kernel/index.ts';
import type { LoadedBrand } from '../load-brand.ts';
import { type ContentKind, isContentKind } from './content-kinds.ts';
import { listCurrent, listVersions } from './content-queries.ts';
import {
  type Published,
  publishContent,
  restoreContent,
  withdrawContent,
} from './publish-content.ts';
import { seedContent } from './seed-content.ts';
import { switchFlag } from './switch-flag.ts';

export const CONTENT_USAGE = `  content list [KIND]        what is in force, and which version of it
  content show KIND KEY      every version of one row, as JSON
  content put KIND FILE      publishes the row in a JSON file, new or in place of its key
  content remove KIND KEY    takes a row off the site
  content restore KIND KEY VERSION
                             brings an earlier version back
  flag NAME on|off           switches a flag of the white-label tree`;

type Access = Pick<World, 'db' | 'clock'>;

/** What to print, and whether it was done. */
export type CommandOutcome = { readonly ok: boolean; readonly text: string };

/** Whoever works at the command line of the server's machine. */
const BY = 'command line';

/** Does what the words after `content` ask; null when they make no sense. */
export async function runContentCommand(
  world: Access,
  loaded: LoadedBrand,
  [verb = '', kind = '', value = '', version = '']: readonly string[],
): Promise<CommandOutcome | null> {
  await seedContent(world, loaded);
  if (verb === 'list') return list(world, loaded, kind);
  if (!isContentKind(kind) || value === '') return null;
  if (verb === 'show') return show(world, loaded, { kind, key: value });
  const edit = { kind, by: BY };
  if (verb === 'put') {
    return told(await publishContent(world, loaded, { ...edit, body: readJson(value) }));
  }
  if (verb === 'remove') return told(await withdrawContent(world, loaded, { ...edit, key: value }));
  if (verb !== 'restore' || !/^\d{1,9}$/.test(version)) return null;
  const wanted = { ...edit, key: value, version: Number(version) };
  return told(await restoreContent(world, loaded, wanted));
}

/** Does what the words after `flag` ask; null when they make no sense. */
export async function runFlagCommand(
  world: Access,
  loaded: LoadedBrand,
  [modId = '', state = '']: readonly string[],
): Promise<CommandOutcome | null> {
  if (!/^(?:on|off)$/.test(state)) return null;
  await seedContent(world, loaded);
  return told(await switchFlag(world, loaded, { modId, isOn: state === 'on', by: BY }));
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function list(world: Access, { brand }: LoadedBrand, kind: string): Promise<CommandOutcome> {
  const rows = await listCurrent(world.db, brand.code);
  const lines = rows
    .filter((row) => (kind === '' || row.kind === kind) && row.body !== null)
    .map(
      ({ kind: of, key, version, createdBy }) => `${of} ${key} (version ${version}, ${createdBy})`,
    );
  return { ok: true, text: lines.toSorted().join('\n') };
}

type RowName = { readonly kind: ContentKind; readonly key: string };

async function show(world: Access, { brand }: LoadedBrand, name: RowName): Promise<CommandOutcome> {
  const versions = await listVersions(world.db, { brand: brand.code, ...name });
  const text = JSON.stringify(versions, null, 2);
  return versions.length > 0
    ? { ok: true, text }
    : { ok: false, text: `${name.key} is not among ${name.kind}` };
}

const told = (published: Published): CommandOutcome =>
  published.ok
    ? { ok: true, text: doneText(published) }
    : {
        ok: false,
        text: published.problems.map(({ field, reason }) => `${field}: ${reason}`).join('\n'),
      };

const doneText = ({ key, version, isShown }: Extract<Published, { ok: true }>): string =>
  isShown
    ? `${key} is in force as version ${version}`
    : `${key} is off the site (version ${version})`;
