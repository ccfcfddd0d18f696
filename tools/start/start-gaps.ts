import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Gap,
  GIVEN_MIN,
  passwordIn,
  whyPoor,
} from '../../apps/server/src/config/production-gaps.ts';
import type { KeyPlace } from '../../packages/std/src/node/key-place.ts';
import { parseKeyLines, readKey, WRAPPED } from '../../packages/std/src/node/key-ring.ts';
import { ROOT } from '../paths.ts';
import type { KeyPlaces } from './key-places.ts';

type StartSettings = {
  readonly environment: NodeJS.ProcessEnv;
  readonly keyPlaces: KeyPlaces;
  /** Its code. */
  readonly brand: string;
};

/** What only a start can know: a process that it starts is told its own keys and way in alone. */
export const findStartGaps = (settings: StartSettings): readonly Gap[] => [
  ...findKeyGaps(settings),
  ...findOwnerGaps(settings),
  ...findDemoBanks(settings),
];

function findKeyGaps({ environment, keyPlaces }: StartSettings): readonly Gap[] {
  const isSet = (...names: readonly string[]) => names.some((name) => environment[name]);
  const isMissing = ['', 'STUDIO_', 'BOOK_'].some(
    (whose) => !isSet(`${whose}KEYS`, `${whose}KEYS_FILE`),
  );
  if (isMissing) {
    const text =
      'KEYS_FILE, STUDIO_KEYS_FILE and BOOK_KEYS_FILE are not all set: say where the keys are that secrets in the ' +
      'database are sealed by, and keep them elsewhere than the database.';
    return [{ kind: 'keys', text }];
  }
  const places = [
    ['KEYS', keyPlaces.site],
    ['STUDIO_KEYS', keyPlaces.studio],
    ['BOOK_KEYS', keyPlaces.book],
  ] as const;
  return places.flatMap(([name, place]) => {
    if (!hasPoorKey(place)) return [];
    const text = `${name} holds a key that is not random: make one by npm run keys -- rotate.`;
    return [{ kind: 'keys' as const, text }];
  });
}

/** Of 32 random bytes never so few differ: such a key was typed, or is one of our tests. */
const DIFFERENT_BYTES_MIN = 16;

function hasPoorKey(place: KeyPlace): boolean {
  const text = 'text' in place ? place.text : readIfThere(place.file);
  if (text === null) return false;
  try {
    const plain = parseKeyLines(text).filter((line) => !line.text.startsWith(WRAPPED));
    return plain.some((line) => new Set(readKey(line)).size < DIFFERENT_BYTES_MIN);
  } catch {
    // What is no key at all is told when the keys are opened.
    return false;
  }
}

const readIfThere = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

function findOwnerGaps({ environment }: StartSettings): readonly Gap[] {
  const { DATABASE_URL: database, MIGRATE_DATABASE_URL: owner } = environment;
  if (database && !owner) {
    const text =
      'MIGRATE_DATABASE_URL is not set, so who serves would own the tables and could change ' +
      'history: name the owner there, and roles that own nothing in DATABASE_URL, ' +
      'STUDIO_DATABASE_URL and BOOK_DATABASE_URL.';
    return [{ kind: 'database role', text }];
  }
  return [...findSharedRoles(environment), ...findPoorPasswords(environment)];
}

/** Each of them is a role of its own, or one would read another's secrets. */
const ROLE_SETTINGS = [
  ['MIGRATE_DATABASE_URL', 'who owns the tables'],
  ['DATABASE_URL', 'the site'],
  ['STUDIO_DATABASE_URL', 'the studio'],
  ['BOOK_DATABASE_URL', 'the book'],
] as const;

function findSharedRoles(environment: NodeJS.ProcessEnv): readonly Gap[] {
  if (!environment['DATABASE_URL']) return [];
  const taken = new Map<string, string>();
  return ROLE_SETTINGS.flatMap(([name, whose]) => {
    const url = environment[name];
    const role = url && URL.canParse(url) ? new URL(url).username : '';
    const other = taken.get(role);
    taken.set(role, name);
    const ask = `name a role of its own for ${whose}, that owns nothing.`;
    if (role === '') return [{ kind: 'database role', text: `${name} is not set: ${ask}` }];
    if (other === undefined) return [];
    return [{ kind: 'database role', text: `${name} names the role of ${other}: ${ask}` }];
  });
}

const findPoorPasswords = (environment: NodeJS.ProcessEnv): readonly Gap[] =>
  ['MIGRATE_DATABASE_URL', 'STUDIO_DATABASE_URL', 'BOOK_DATABASE_URL'].flatMap((name) => {
    const password = passwordIn(environment[name] ?? '');
    const why = password && whyPoor(password, GIVEN_MIN);
    return why ? [{ kind: 'secret' as const, text: `The password in ${name} ${why}` }] : [];
  });

type BrandFile = {
  readonly payments?: {
    readonly deposits?: readonly { readonly bank?: DemoBank | null }[];
  };
};
type DemoBank = { readonly accountNumber: string; readonly isDemo?: boolean };

/** The account that a member is told to pay into must be the brand's own. */
function findDemoBanks({ brand }: StartSettings): readonly Gap[] {
  const file = path.join(ROOT, 'brands', brand, 'brand.json');
  if (!existsSync(file)) return [];
  const { payments } = JSON.parse(readFileSync(file, 'utf8')) as BrandFile;
  return (payments?.deposits ?? []).flatMap(({ bank }) => {
    if (!bank?.isDemo) return [];
    const text =
      `The bank account ${bank.accountNumber} of the brand ${brand} is a demonstration's: put the ` +
      `brand's own in brands/${brand}/brand.json, and take isDemo out.`;
    return [{ kind: 'demo bank' as const, text }];
  });
}
