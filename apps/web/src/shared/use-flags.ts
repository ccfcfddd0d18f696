import { type Flags, readFlags } from '@baize/contract/flags';
import { usePermission } from './permission.ts';

/** Off, all of them, until the permission call has answered. */
export const useFlags = (): Flags => readFlags(usePermission().data?.info.whitelabel ?? []);
