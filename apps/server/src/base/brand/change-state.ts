import type { AccessRules, Brand } from '@baize/contract/brand';
import { assert } from '@baize/std/assert';
import type { Tx } from '../db/index.ts';
import { isAddressRange, publish, type World } from '../kernel/index.ts';
import * as queries from './queries.ts';
import { readState } from './read-state.ts';
import type { SiteState } from './rules.ts';

type Access = Pick<World, 'db' | 'clock'> & {
  /** What is written in the transaction of the change, as its last. */
  readonly also?: (tx: Tx) => Promise<void>;
};

/** Closes the site for everyone but operators, or opens it again, at once and in every process. */
export const switchMaintenance = (
  world: Access,
  brand: Brand,
  isMaintenance: boolean,
): Promise<SiteState> =>
  change(world, brand, async (tx) => {
    const setting = { brand: brand.code, key: 'maintenance', value: isMaintenance } as const;
    await queries.putSetting(tx, { ...setting, changed_at: world.clock.now() });
  });

/** Changes who is kept out. From then on these rules hold, and no longer those of the file. */
export const changeAccess = (
  world: Access,
  brand: Brand,
  edit: (rules: AccessRules) => AccessRules,
): Promise<SiteState> =>
  change(world, brand, async (tx, { access }) => {
    const value = edit(access);
    const networks = [...value.blockedNetworks, ...value.allowedNetworks];
    assert(networks.every(isAddressRange), 'a network was checked before it got here');
    const setting = { brand: brand.code, key: 'access', value } as const;
    await queries.putSetting(tx, { ...setting, changed_at: world.clock.now() });
  });

/** Forgets what operators changed about access: the file's rules hold again. */
export const resetAccess = (world: Access, brand: Brand): Promise<SiteState> =>
  change(world, brand, async (tx) => {
    await queries.deleteSetting(tx, brand.code, 'access');
  });

const change = (
  world: Access,
  brand: Brand,
  write: (tx: Tx, before: SiteState) => Promise<void>,
): Promise<SiteState> =>
  world.db.transaction().execute(async (tx) => {
    await queries.takeTurn(tx, brand.code);
    await write(tx, await readState(tx, brand));
    const after = await readState(tx, brand);
    const status = after.isMaintenance ? '1' : '0';
    await publish(world, tx, { kind: 'systemStatus', payload: { status } });
    await world.also?.(tx);
    return after;
  });
