import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';

type Telling = { readonly now: Instant; readonly before: Instant };

/** Of these, who was not told since `before`: they count as told now, and nobody else tells them. */
export async function takeUntold(
  tx: Tx,
  memberIds: readonly MemberId[],
  { now, before }: Telling,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    insert into reminders_limits as r (member_id, told_at)
    select m.id, ${now} from unnest(${memberIds}::text[]) as m (id)
      where not exists (select from reminders_limits t
        where t.member_id = m.id and t.told_at > ${before})
      order by m.id
    on conflict (member_id) do update set told_at = excluded.told_at where r.told_at <= ${before}
    returning member_id`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}
