import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import { trialCurrency } from '../../books/ledger/index.ts';

const TRIAL_END = trialCurrency('');

/** Whether whoever a column of the query names may play with real money at a moment. */
export const isPlaying = (column: string, at: Instant): RawBuilder<boolean> =>
  sql<boolean>`exists (select from members_member as playing
    where playing.id = ${sql.ref(column)} and playing.status = 'active'
      and (playing.excluded_until is null or playing.excluded_until <= ${at}::timestamptz)
      and right(playing.currency, ${TRIAL_END.length}::int) <> ${TRIAL_END})`;
