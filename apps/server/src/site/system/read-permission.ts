import type { Output } from '@baize/contract/endpoint';
import { isReferralOpen } from '@baize/contract/referral-rules';
import type * as contract from '@baize/contract/system';
import { dayOf } from '@baize/std/day';
import { isRestricted, type Site, type Status, statusOf } from '../../base/brand/index.ts';
import type { Caller, Ctx } from '../../base/kernel/index.ts';
import { findOpenStop } from '../../play/switches/index.ts';
import { hideEntries } from './support.ts';

type Guest = Ctx<Caller | null>;

/** All a page needs to draw itself, and whether this visitor may use the site now. */
export async function readPermission(
  ctx: Guest,
  site: Site,
): Promise<Output<typeof contract.readPermission>> {
  const { brand, content } = site;
  const visitor = visitorOf(ctx, site);
  const state = await site.state();
  const today = dayOf(ctx.clock.now(), brand.timezone);
  const [programme] = content.referral;
  return {
    info: {
      customerService: await hideEntries(ctx, site),
      mainDomain: brand.mainDomain,
      domainRoute: [...brand.domainRoute],
      resources: brand.resources.map((resource) => ({
        ...resource,
        path: `/brand/${resource.path}`,
      })),
      whitelabel: [...content.whitelabel],
      register: [...content.register],
      gtagId: brand.gtagId,
      imageCDNs: [...brand.imageCDNs],
      launchGameCDNs: [...brand.launchGameCDNs],
    },
    location: { ip: visitor.ip, region: visitor.region },
    maintenance: statusOf(visitor, state) !== 0 && state.isMaintenance,
    regionRestriction: isRestricted(visitor, state),
    isPlayStopped: (await findOpenStop(ctx.db, 'play', '')) !== undefined,
    availablePromo: { REFERRAL: { enabled: isReferralOpen(programme, today) } },
  };
}

export const readStatus = async (ctx: Guest, site: Site): Promise<Status> =>
  statusOf(visitorOf(ctx, site), await site.state());

const visitorOf = (ctx: Guest, site: Site) =>
  site.visitorOf(ctx.origin, ctx.caller?.role === 'operator');
