import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';

const COLUMNS = sql`m.id as member_id, m.account, m.nickname, m.type, m.status, m.created_at`;

/** Those directly below somebody, as a query for the modules above. */
export const directlyBelow = (uplineId: MemberId): RawBuilder<unknown> =>
  sql`select ${COLUMNS} from members_member m where m.upline_id = ${uplineId}`;

/** Those whose account or nickname begins with some letters, as a query for the modules above. */
export const beginningWith = (letters: string): RawBuilder<unknown> =>
  sql`select ${COLUMNS} from members_member m where m.account like ${`${escaped(letters)}%`}
    or lower(m.nickname) like ${`${escaped(letters)}%`}`;

/** Those with this nickname, whatever its case. */
export const nicknamed = (nickname: string): RawBuilder<unknown> =>
  sql`select ${COLUMNS} from members_member m where lower(m.nickname) = ${nickname.toLowerCase()}`;

/** One member alone, in the same columns. */
export const memberAlone = (memberId: MemberId): RawBuilder<unknown> =>
  sql`select ${COLUMNS} from members_member m where m.id = ${memberId}`;

/** Who stands directly above whom, and where they came from: `member_id`, `upline_id`, `country`. */
export const UPLINES: RawBuilder<unknown> = sql`
  select m.id as member_id, m.upline_id, m.country from members_member m`;

/** Letters as `like` takes them for themselves. */
export const escaped = (letters: string): string =>
  letters.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
