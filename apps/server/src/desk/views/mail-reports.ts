import { mayDo } from '@baize/contract/operator-roles';
import type { LanguageCode } from '@baize/i18n/languages';
import { readSpeech } from '@baize/i18n/read-speech';
import { createTranslate, type Translate } from '@baize/i18n/translate';
import type { DaySpan } from '@baize/std/day';
import { MINUTE_MS } from '@baize/std/time';
import { answerLanguage } from '../../base/brand/index.ts';
import { type Repeating, repeat, type World } from '../../base/kernel/index.ts';
import { send } from '../../people/delivery/index.ts';
import { listColleagues } from '../../people/operators/index.ts';
import { reportOf } from '../reports/index.ts';
import type { MailOptions } from './options.ts';
import * as queries from './queries.ts';
import { fileNameOf, reportCsv, requestOf } from './report-csv.ts';
import { nextMailAt, periodBefore } from './rules.ts';

/**
 * Mails the reports that are due. The mail is written in the transaction that moves the view on to its
 * next period: killed or done twice at once, each period is mailed once.
 */
export async function mailReports(world: World, options: MailOptions): Promise<void> {
  for (const row of await queries.listDueViews(world.db, world.clock.now())) {
    await mailOne(world, options, row);
  }
}

async function mailOne(world: World, options: MailOptions, row: queries.ViewRow): Promise<void> {
  const { brand, publicUrl } = options;
  const { mail_every: every, mail_next_at: due } = row;
  if (every === null || due === null) return;
  const now = world.clock.now();
  const colleague = (await listColleagues(world.db)).find(({ id }) => id === row.owner_id);
  const email = colleague?.email ?? null;
  if (!colleague || email === null || !mayDo(colleague.trusted, 'reports.read')) {
    world.log.warn({ view: row.id }, 'a report is mailed no more: its owner may not read it');
    const ended = { mail_every: null, mail_next_at: null };
    await world.db.transaction().execute((tx) => queries.moveOn(tx, row, ended));
    return;
  }
  const days = periodBefore(every, due, brand.timezone);
  const sheet = await sheetOf(world, options, { row, days });
  const next = { mail_every: every, mail_next_at: nextMailAt(every, now, brand.timezone) };
  await world.db.transaction().execute(async (tx) => {
    if (!(await queries.moveOn(tx, row, next))) return;
    await send(tx, world, {
      channel: 'email',
      target: email,
      template: 'report',
      language: row.language,
      facts: {
        ...days,
        name: row.name,
        sheet,
        file: fileNameOf(days),
        link: linkOf(publicUrl, row, days),
      },
    });
  });
}

type Mailing = { readonly row: queries.ViewRow; readonly days: DaySpan };

async function sheetOf(
  { db }: World,
  options: MailOptions,
  { row, days }: Mailing,
): Promise<string> {
  const request = requestOf(row.query, days);
  const report = await reportOf(options)({ db, language: row.language }, request);
  const t = await wordsOf(options, row.language);
  return reportCsv(report, { by: request.by, t, scale: options.brand.currency.scale });
}

async function wordsOf({ brand }: MailOptions, language: string): Promise<Translate> {
  const code = answerLanguage(brand, language) as LanguageCode;
  const fallback = brand.fallbackLanguage as LanguageCode;
  const speech = await readSpeech({ code, fallback, areas: ['ops'] });
  return createTranslate(speech.own, speech.fallback);
}

function linkOf(publicUrl: string, { query }: queries.ViewRow, days: DaySpan): string {
  const link = new URL('/console/reports', publicUrl);
  const asked = { ...(query as Readonly<Record<string, string>>), ...days };
  for (const [name, value] of Object.entries(asked)) link.searchParams.set(name, value);
  return link.href;
}

/** Looks every minute whether a report is due. */
export const startReportMailer = (
  world: World,
  { everyMs = MINUTE_MS, ...options }: MailOptions & { readonly everyMs?: number },
): Repeating =>
  repeat(world, { everyMs, failure: 'reports were not mailed' }, () => mailReports(world, options));
