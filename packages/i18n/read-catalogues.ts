import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledMessage } from 'icu-minify/format';

export const CATALOGUES = join(import.meta.dirname, 'src/catalogues');

/** Texts as translators write them: language tag → area → key → ICU text. */
export type Texts = Readonly<Record<string, string>>;
export type Catalogues = ReadonlyMap<string, ReadonlyMap<string, Texts>>;

/** Only what is listed here is loaded with a page; a new area is a new name. */
export const AREAS = [
  'shell',
  'home',
  'system',
  'errors',
  'ui',
  'login',
  'register',
  'terms',
  'security',
  'popups',
  'lobby',
  'search',
  'play',
  'lottery',
  'sports',
  'records',
  'cashier',
  'agents',
  'agreements',
  'bonuses',
  'rewards',
  'promotions',
  'ranks',
  'rebates',
  'missions',
  'referral',
  'points',
  'app',
  'help',
  'feedback',
  'news',
  'messages',
  'chat',
  'desk',
  'console',
  'content',
  'draws',
  'rights',
  'settings',
  'integrations',
  'trading',
  'live',
  'players',
  'ops',
  'delivery',
] as const;

/** What every visit begins with: one file a language, because six small ones are six requests. */
export const FIRST_AREAS: readonly string[] = ['shell', 'system', 'ui', 'home', 'lobby', 'popups'];

export function readCatalogues(folder: string = CATALOGUES): Catalogues {
  const tags = readdirSync(folder).sort();
  return new Map(tags.map((tag) => [tag, readAreas(join(folder, tag))]));
}

function readAreas(folder: string): ReadonlyMap<string, Texts> {
  const present = AREAS.filter((area) => existsSync(join(folder, `${area}.json`)));
  return new Map(
    present.map((area) => [
      area,
      JSON.parse(readFileSync(join(folder, `${area}.json`), 'utf8')) as Texts,
    ]),
  );
}

/** What a text wants filled in: words, a count, or one of a few named cases. */
export type Argument = 'text' | 'count' | readonly string[];

const [POUND, SELECT, PLURAL, , NUMBER] = [0, 1, 2, 3, 4];

/** Names and kinds of a text's arguments. Throws on ICU syntax that the catalogues do not use. */
export function argumentsOf(message: CompiledMessage): ReadonlyMap<string, Argument> {
  const found = new Map<string, Argument>();
  visit(message, found);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function visit(node: unknown, found: Map<string, Argument>): void {
  if (typeof node === 'string' || node === POUND) return;
  for (const part of node as readonly unknown[]) {
    if (typeof part === 'string' || part === POUND) continue;
    const [name, kind, options] = part as [string, unknown, Record<string, unknown> | undefined];
    found.set(name, kindOf(name, kind, options ?? {}));
    if (kind === SELECT || kind === PLURAL) {
      for (const branch of Object.values(options ?? {})) visit(branch, found);
    }
  }
}

function kindOf(name: string, kind: unknown, options: Record<string, unknown>): Argument {
  if (kind === undefined) return 'text';
  if (kind === PLURAL || kind === NUMBER) return 'count';
  if (kind === SELECT) return Object.keys(options).sort();
  throw new Error(`{${name}}: dates, ordinals and tags are not for texts; write them outside`);
}
