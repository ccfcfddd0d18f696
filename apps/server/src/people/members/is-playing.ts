import { type RawBuilder, sql } from 'kysely';
import { trialCurrency } from '../../books/ledger/index.ts';

const TRIAL_END = trialCurrency('');

/** Whether whoever a column of the query names may play with real money now. */
export const isPlaying = (column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from members_member as playing
    where playing.id = ${sql.ref(column)} and playing.status = 'active'
      and right(playing.currency, ${TRIAL_END.length}::int) <> ${TRIAL_END})`;
