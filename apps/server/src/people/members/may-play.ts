import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Instant, isBefore } from '@baize/std/time';
import { sql } from 'kysely';
import type { Row, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';

type Excludable = Pick<Row<'members_member'>, 'excluded_until'>;

/**
 * The one rule about breaks from play: whether a member is excluded or cooling off at a moment. Who
 * serves, offers, pays or writes to members asks this, or `ensureMayPlay` in a transaction.
 */
export const isExcluded = ({ excluded_until }: Excludable, at: Instant): boolean =>
  excluded_until !== null && isBefore(at, excluded_until);

/**
 * Refuses who is excluded. The row is locked against an exclusion until the transaction ends: of the
 * two, whoever commits second knows of the first.
 */
export async function ensureMayPlay(tx: Tx, memberId: MemberId, at: Instant): Promise<void> {
  const { rows } = await sql<Excludable>`
    select excluded_until from members_member where id = ${memberId} for share`.execute(tx);
  const [member] = rows;
  ensure(member && !isExcluded(member, at), 'play_excluded', {
    until: member?.excluded_until?.toISOString() ?? '',
  });
}

/** The day of somebody who has to agree and never did: earlier than every text. */
export const NOTHING_AGREED: Day = '1970-01-01';

/**
 * Whether somebody has to agree to a text that holds by that day before they play on. Trials and
 * demonstrations (null) are not asked.
 */
export const owesAgreement = (agreedOn: Day | null, termsOn: readonly Day[], today: Day): boolean =>
  agreedOn !== null && termsOn.some((since) => since <= today && since > agreedOn);
