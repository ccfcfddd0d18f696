import { type Permission, usePermission } from './permission.ts';

export type AvailablePromo = Permission['availablePromo'];

const NONE: AvailablePromo = { REFERRAL: { enabled: false } };

/** Programmes that show or hide entries of the menus; none until the permission call has answered. */
export const useAvailablePromo = (): AvailablePromo => usePermission().data?.availablePromo ?? NONE;
