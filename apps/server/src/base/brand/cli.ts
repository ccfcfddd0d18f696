import type { AccessRules } from '@baize/contract/brand';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../db/index.ts';
import { isAddressRange, systemClock } from '../kernel/index.ts';
import { changeAccess, resetAccess, switchMaintenance } from './change-state.ts';
import { CONTENT_USAGE, runContentCommand, runFlagCommand } from './content/content-command.ts';
import { type LoadedBrand, loadBrand } from './load-brand.ts';
import { readState } from './read-state.ts';
import type { SiteState } from './rules.ts';

const USAGE = `npm run brand -- …
  show                       how the site stands
  maintenance on|off         closes the site for everyone but operators, or opens it
  block-region XX            keeps a country out        unblock-region XX
  block-network CIDR         keeps a network out        unblock-network CIDR
  allow-network CIDR         lets a network in always   disallow-network CIDR
  reset-access               back to the rules of the brand’s file
${CONTENT_USAGE}`;

const LISTS = {
  region: 'blockedRegions',
  network: 'blockedNetworks',
  allow: 'allowedNetworks',
} as const;

type List = (typeof LISTS)[keyof typeof LISTS];
type Edit = { readonly list: List; readonly isAdding: boolean };

const EDITS: Readonly<Record<string, Edit>> = {
  'block-region': { list: LISTS.region, isAdding: true },
  'unblock-region': { list: LISTS.region, isAdding: false },
  'block-network': { list: LISTS.network, isAdding: true },
  'unblock-network': { list: LISTS.network, isAdding: false },
  'allow-network': { list: LISTS.allow, isAdding: true },
  'disallow-network': { list: LISTS.allow, isAdding: false },
};

type World = Parameters<typeof switchMaintenance>[0];

/** Does what the words ask and answers how the site stands then; null when it makes no sense. */
export async function runCommand(
  world: World,
  { brand }: LoadedBrand,
  [command = '', value = '']: readonly string[],
): Promise<SiteState | null> {
  if (command === 'show') return readState(world.db, brand);
  if (command === 'reset-access') return resetAccess(world, brand);
  if (command === 'maintenance') {
    return /^(on|off)$/.test(value) ? switchMaintenance(world, brand, value === 'on') : null;
  }
  const edit = EDITS[command];
  if (!edit) return null;
  const entry = edit.list === LISTS.region ? value.toUpperCase() : value;
  if (!isEntry(edit.list, entry)) return null;
  return changeAccess(world, brand, (rules) => apply(rules, edit, entry));
}

const isEntry = (list: List, entry: string): boolean =>
  list === LISTS.region ? /^[A-Z]{2}$/.test(entry) : isAddressRange(entry);

function apply(rules: AccessRules, { list, isAdding }: Edit, entry: string): AccessRules {
  const others = rules[list].filter((known) => known !== entry);
  return { ...rules, [list]: isAdding ? [...others, entry] : others };
}

const shown = (code: string, { isMaintenance, access }: SiteState): string =>
  [
    `brand             ${code}`,
    `maintenance       ${isMaintenance ? 'on' : 'off'}`,
    `blocked regions   ${access.blockedRegions.join(' ') || 'none'}`,
    `blocked networks  ${access.blockedNetworks.join(' ') || 'none'}`,
    `allowed networks  ${access.allowedNetworks.join(' ') || 'none'}`,
  ].join('\n');

if (import.meta.main) {
  const config = readConfig();
  const loaded = loadBrand(config.brand);
  const { db } = openDatabase(config.databaseUrl, { max: 1, name: 'baize brand' });
  const [command, ...rest] = process.argv.slice(2);
  const world = { db, clock: systemClock };
  const done = await (command === 'content'
    ? runContentCommand(world, loaded, rest)
    : command === 'flag'
      ? runFlagCommand(world, loaded, rest)
      : standing(runCommand(world, loaded, [command ?? '', ...rest])));
  await db.destroy();
  process.stdout.write(`${done?.text ?? USAGE}\n`);
  process.exitCode = done?.ok ? 0 : 1;

  async function standing(asked: ReturnType<typeof runCommand>) {
    const state = await asked;
    return state && { ok: true, text: shown(config.brand, state) };
  }
}
