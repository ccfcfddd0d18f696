import type { AccessRules } from '@baize/contract/brand';
import { type AddressRanges, addressRanges } from '../kernel/index.ts';

/** 0 normal, 1 maintenance, 2 blocked region or address. */
export type Status = 0 | 1 | 2;

export type Visitor = {
  readonly ip: string;
  readonly region: string | null;
  readonly isOperator: boolean;
};

/** How the site stands at a moment. */
export type SiteState = { readonly isMaintenance: boolean; readonly access: AccessRules };

/** The same, made ready to be asked for every request. */
export type ReadyState = SiteState & {
  readonly isBlocked: AddressRanges;
  readonly isAllowed: AddressRanges;
};

export const makeReady = (state: SiteState): ReadyState => ({
  ...state,
  isBlocked: addressRanges(state.access.blockedNetworks),
  isAllowed: addressRanges(state.access.allowedNetworks),
});

/** An allowed network outweighs every block: it is how an office abroad gets in. */
export function isRestricted({ ip, region }: Visitor, state: ReadyState): boolean {
  if (state.isAllowed(ip)) return false;
  if (state.isBlocked(ip)) return true;
  return region !== null && state.access.blockedRegions.includes(region);
}

/** Whether these rules would keep a visitor out. */
export const isKeptOutBy = (access: AccessRules, visitor: Visitor): boolean =>
  isRestricted(visitor, makeReady({ isMaintenance: false, access }));

/** A blocked visitor stays blocked in maintenance: waiting would not help. */
export function statusOf(visitor: Visitor, state: ReadyState): Status {
  if (isRestricted(visitor, state)) return 2;
  return state.isMaintenance && !visitor.isOperator ? 1 : 0;
}
