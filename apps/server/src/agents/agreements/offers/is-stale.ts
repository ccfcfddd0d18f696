import { type Instant, isBefore } from '@baize/std/time';
import type { Member } from '../../../people/members/index.ts';
import type { AgreementRow } from '../queries.ts';

/** Whether an offer can no longer be answered: its time is over, or its payer is no longer upline. */
export const isStale = (
  offer: AgreementRow,
  payee: Pick<Member, 'upline_id'>,
  now: Instant,
): boolean => !isBefore(now, offer.offered_until) || offer.payer_id !== payee.upline_id;
