import { accessSchema, type Brand } from '@baize/contract/brand';
import * as z from 'zod/mini';
import type { Db, Tx } from '../db/index.ts';
import * as queries from './queries.ts';
import type { SiteState } from './rules.ts';

type Setting = { readonly key: string; readonly value: unknown };

/** How the site stands: what operators have set, and where they have not, what the file says. */
export const readState = async (tx: Db | Tx, brand: Brand): Promise<SiteState> =>
  stateOf(await queries.listSettings(tx, brand.code), brand);

export function stateOf(settings: readonly Setting[], brand: Brand): SiteState {
  const value = (key: queries.SettingKey) => settings.find((row) => row.key === key)?.value;
  const access = z.safeParse(accessSchema, value('access'));
  return {
    isMaintenance: value('maintenance') === true,
    access: access.success ? access.data : brand.access,
  };
}
