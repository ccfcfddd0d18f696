import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import type { Caller, Ctx } from '../../base/kernel/index.ts';
import type { SupportOptions } from './options.ts';
import { findDesk, openingAt } from './rules.ts';

type Desk = typeof contract.readSupportDesk;

/** Whether somebody sits there now, and when that changes. */
export function readOpening({ site }: SupportOptions, { clock }: Pick<Ctx, 'clock'>) {
  const rules = findDesk(site);
  if (!rules) return { isOffered: false, isOpen: false, opensAt: null, closesAt: null };
  const { isOpen, opensAt, closesAt } = openingAt(rules, clock.now(), site.brand.timezone);
  return {
    isOffered: true,
    isOpen,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
  };
}

export const readSupportDesk =
  (options: SupportOptions) =>
  async (ctx: Ctx<Caller | null>): Promise<Output<Desk>> => ({
    ...readOpening(options, ctx),
    lengthMax: findDesk(options.site)?.lengthMax ?? 0,
  });
