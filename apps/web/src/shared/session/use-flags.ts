import { type Flags, readFlags } from '@baize/contract/flags';
import type { QueryClient } from '@tanstack/react-query';
import { permissionQuery, usePermission } from './permission.ts';

/** Off, all of them, until the permission call has answered. */
export const useFlags = (): Flags => readFlags(usePermission().data?.info.whitelabel ?? []);

/** The same at this moment, for what is done at a press. */
export const flagsNow = (queries: QueryClient): Flags =>
  readFlags(queries.getQueryData(permissionQuery().queryKey)?.info.whitelabel ?? []);
