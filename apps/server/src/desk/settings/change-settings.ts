import type { Brand } from '@baize/contract/brand';
import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/site-settings';
import type { SiteSettings } from '@baize/contract/site-settings';
import { changeAccess, isKeptOutBy, type Site, switchMaintenance } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, isAddressRange, type OperatorCaller } from '../../base/kernel/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { SUBJECT, versionOf, viewSettings } from './read-settings.ts';

type Of = { readonly brand: Brand };

export const setSiteMaintenance =
  ({ brand }: Of) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { isMaintenance, reason }: Input<typeof contract.setSiteMaintenance>,
  ): Promise<SiteSettings> => {
    const action = isMaintenance ? 'site.closed' : 'site.opened';
    const also = (tx: Tx) => writeAudit(tx, ctx, { action, subject: SUBJECT, reason });
    await switchMaintenance({ ...ctx, also }, brand, isMaintenance);
    return viewSettings(ctx.db, brand);
  };

export const setSiteAccess =
  (site: Pick<Site, 'brand' | 'visitorOf'>) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { access, version, reason }: Input<typeof contract.setSiteAccess>,
  ): Promise<SiteSettings> => {
    const { brand } = site;
    const networks = [...access.blockedNetworks, ...access.allowedNetworks];
    ensure(networks.every(isAddressRange), 'invalid_input');
    // Operators come through the same door as everybody: who shuts it on themselves cannot undo it.
    ensure(!isKeptOutBy(access, site.visitorOf(ctx.origin, true)), 'keeps_self_out');
    const details = { access: JSON.stringify(access) };
    const also = (tx: Tx) =>
      writeAudit(tx, ctx, { action: 'site.access_changed', subject: SUBJECT, reason, details });
    await changeAccess({ ...ctx, also }, brand, (before) => {
      ensure(versionOf(before) === version, 'settings_changed');
      return access;
    });
    return viewSettings(ctx.db, brand);
  };
