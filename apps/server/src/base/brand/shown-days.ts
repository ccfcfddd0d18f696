import type { Content } from '@baize/contract/content';
import type { Problem } from './check-brand.ts';

type Scheduled = { readonly from?: string | undefined; readonly until?: string | undefined };

/** Whether something is shown on a day of the brand; its first and its last day are included. */
export const isShownOn = (day: string, { from, until }: Scheduled): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until);

const TIMED = ['banners', 'notices', 'popups', 'home', 'agents', 'messages', 'rain'] as const;

/** What ends before it begins would never be shown. */
export const checkShownDays = (content: Content): readonly Problem[] => [
  ...TIMED.flatMap((kind) =>
    content[kind].flatMap((row, index) => problemsOf(`${kind}.${index}`, row)),
  ),
  ...(['blog', 'news'] as const).flatMap((kind) =>
    content[kind].flatMap(({ since, until }, index) =>
      problemsOf(`${kind}.${index}`, { from: since, until }),
    ),
  ),
];

const problemsOf = (place: string, { from, until }: Scheduled): readonly Problem[] =>
  from !== undefined && until !== undefined && until < from
    ? [{ field: `${place}.until`, reason: 'is before its first day' }]
    : [];
