import * as z from 'zod/mini';
import { contentSchema } from './content.ts';
import { fieldShape } from './content-shape.ts';
import { endpoint, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';

const kind = z.keyof(contentSchema);
const key = z.string().check(z.minLength(1), z.maxLength(60));

/** A row as its list of `content.ts` has it; the server checks it by that. */
const body = z.record(z.string(), z.unknown());

const version = z.object({
  version: z.number(),
  /** Null when it was taken off the site with this version. */
  body: z.nullable(body),
  /** The operator’s name; `files` for the brand’s folder, `command line` for the server’s keyboard. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
});

/** With why it was published; null for what nobody gave a reason for. */
const pastVersion = z.extend(version, { reason: z.nullable(z.string()) });

const contentRow = z.object({ kind, key, ...version.shape });

export const listSiteContent = endpoint({
  method: 'GET',
  path: '/ops/content',
  summary: 'Every text, flag and register field in force, in the order of its list.',
  access: 'operator',
  permission: 'content.read',
  input: z.object({
    kind: z.optional(kind),
    /** `withdrawn` answers what was taken off the site, as it was last shown. */
    state: z._default(z.enum(['shown', 'withdrawn']), 'shown'),
  }),
  output: z.object({ rows: z.array(contentRow) }),
  errors: [],
});

export const readContentShapes = endpoint({
  method: 'GET',
  path: '/ops/content/shapes',
  summary: 'How the rows of each list are edited: fields, bounds and choices.',
  access: 'operator',
  permission: 'content.read',
  input: z.object({}),
  output: z.object({
    /** The languages every text is needed in, the default first. */
    languages: z.array(z.string()),
    kinds: z.array(
      z.object({
        kind,
        shape: fieldShape,
        /** False where rows are replaced and never taken off. */
        canWithdraw: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const listSiteContentVersions = endpoint({
  method: 'GET',
  path: '/ops/content/versions',
  summary: 'Every version of one row, the newest first.',
  access: 'operator',
  permission: 'content.read',
  input: z.object({ kind, key }),
  output: z.object({ versions: z.array(pastVersion) }),
  errors: ['not_found'],
});

const published = z.object({ key: z.string(), version: z.number() });

/** The version that was read before it was edited, 0 for a row that is new. */
const after = wholeNumber(0, 1_000_000);

export const publishSiteContent = endpoint({
  method: 'POST',
  path: '/ops/content/publish',
  summary: 'Puts a row in force on every page, new or in place of the one with its key.',
  access: 'operator',
  permission: 'content.publish',
  input: z.object({ kind, body, after, reason }),
  output: published,
  errors: ['content_invalid', 'content_changed'],
});

export const withdrawSiteContent = endpoint({
  method: 'POST',
  path: '/ops/content/withdraw',
  summary: 'Takes a row off the site; its versions stay.',
  access: 'operator',
  permission: 'content.publish',
  input: z.object({ kind, key, after, reason }),
  output: published,
  errors: ['not_found', 'content_changed'],
});

export const restoreSiteContent = endpoint({
  method: 'POST',
  path: '/ops/content/restore',
  summary: 'Brings an earlier version back, as a new one, if it still fits the brand.',
  access: 'operator',
  permission: 'content.publish',
  input: z.object({ kind, key, version: wholeNumber(1, 1_000_000), after, reason }),
  output: published,
  errors: ['not_found', 'content_invalid', 'content_changed'],
});
