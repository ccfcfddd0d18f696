import * as z from 'zod/mini';
import { endpoint, id, nothing } from './endpoint.ts';

/** How often a report can be mailed: what the last day, week or month came to. */
export const MAIL_PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type MailPeriod = (typeof MAIL_PERIODS)[number];

/** How many views somebody can keep. */
export const VIEWS_MAX = 100;

/** The page whose views can be mailed. */
export const REPORTS_PAGE = '/reports';

const page = z.string().check(z.regex(/^\/[a-z/-]{0,40}$/));

const view = z.object({
  viewId: id('viw'),
  page: z.string(),
  name: z.string(),
  /** What the address of the page says. */
  query: z.record(z.string(), z.string()),
  isShared: z.boolean(),
  isMine: z.boolean(),
  owner: z.string(),
  /** How often it is mailed to its owner, and when next. */
  mail: z.nullable(z.object({ every: z.enum(MAIL_PERIODS), nextAt: z.iso.datetime() })),
});

export type SavedView = z.output<typeof view>;

export const listViews = endpoint({
  method: 'GET',
  path: '/ops/views',
  summary: 'The views of a page that the operator saved or that colleagues share.',
  access: 'operator',
  permission: 'overview.read',
  input: z.object({ page }),
  output: z.object({ views: z.array(view) }),
  errors: [],
});

export const saveView = endpoint({
  method: 'POST',
  path: '/ops/views',
  summary: 'Saves what a page shows under a name; the same name again replaces it.',
  access: 'operator',
  permission: 'overview.read',
  input: z.object({
    page,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    query: z.record(
      z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)),
      z.string().check(z.maxLength(200)),
    ),
    isShared: z.boolean(),
  }),
  output: view,
  errors: ['views_too_many'],
});

export const removeView = endpoint({
  method: 'POST',
  path: '/ops/views/remove',
  summary: 'Removes a view of one’s own, and with it its mails.',
  access: 'operator',
  permission: 'overview.read',
  input: z.object({ viewId: id('viw') }),
  output: nothing,
  errors: ['not_found'],
});

export const mailReport = endpoint({
  method: 'POST',
  path: '/ops/views/mail',
  summary:
    'Has a saved report of one’s own mailed, with the figures as CSV, after each day, week or month of the brand; null ends it. It ends by itself when its owner loses the right to read reports.',
  access: 'operator',
  permission: 'reports.read',
  input: z.object({ viewId: id('viw'), every: z.nullable(z.enum(MAIL_PERIODS)) }),
  output: view,
  errors: ['not_found', 'email_invalid'],
});
