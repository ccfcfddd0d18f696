import * as z from 'zod/mini';
import { accessSchema } from './brand.ts';
import { endpoint, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';

/** Who changed the settings of the site, when and why; the newest first. */
const change = z.object({
  number: z.string(),
  at: z.iso.datetime(),
  operator: z.string(),
  action: z.enum(['site.closed', 'site.opened', 'site.access_changed']),
  reason: z.nullable(z.string()),
  /** The rules of access that held from then on; null for a change of something else. */
  access: z.nullable(accessSchema),
});

const settings = z.object({
  isMaintenance: z.boolean(),
  access: accessSchema,
  /** Differs whenever the settings do: whoever changes them names the one they saw. */
  version: z.string(),
  changes: z.array(change),
});

export type SiteSettings = z.output<typeof settings>;

export const readSiteSettings = endpoint({
  method: 'GET',
  path: '/ops/settings',
  summary: 'Whether the site is closed, whom it keeps out, and who changed that.',
  access: 'operator',
  permission: 'settings.read',
  input: nothing,
  output: settings,
  errors: [],
});

export const setSiteMaintenance = endpoint({
  method: 'POST',
  path: '/ops/settings/maintenance',
  summary: 'Closes the site for everyone but operators, or opens it, at once and in every process.',
  access: 'operator',
  permission: 'settings.manage',
  input: z.object({ isMaintenance: z.boolean(), reason }),
  output: settings,
  errors: [],
});

export const setSiteAccess = endpoint({
  method: 'POST',
  path: '/ops/settings/access',
  summary: 'The regions and networks that are kept out, and the networks that are always let in.',
  access: 'operator',
  permission: 'settings.manage',
  input: z.object({ access: accessSchema, version: z.string(), reason }),
  output: settings,
  errors: ['settings_changed', 'keeps_self_out'],
});
