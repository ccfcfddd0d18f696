import type { Input } from '@baize/contract/endpoint';
import { fits, PATTERNS } from '@baize/contract/patterns';
import type * as contract from '@baize/contract/security';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { normalizeMobile } from '../challenges/index.ts';
import { findByEmail, findByMobile } from '../members/index.ts';

/** A contact as it is kept, and by which channel it is reached. */
export type Contact =
  | { readonly kind: 'mobile'; readonly channel: 'sms'; readonly target: string }
  | { readonly kind: 'email'; readonly channel: 'email'; readonly target: string };

const EMAIL = { acceptedPattern: PATTERNS.email, minLength: 6, maxLength: 120 };

/** The contact that was typed, or the reason why it is none. */
export function readContact(asked: Input<typeof contract.sendContactCode>): Contact {
  if (asked.kind === 'mobile') {
    const target = normalizeMobile(asked.countryDialingCode, asked.mobileNum);
    return { kind: 'mobile', channel: 'sms', target };
  }
  ensure(fits(EMAIL, asked.email), 'email_invalid');
  return { kind: 'email', channel: 'email', target: asked.email.toLowerCase() };
}

/** Whoever proved a contact first keeps it. */
export async function ensureNotTaken(
  { caller }: Pick<Ctx, 'caller'>,
  db: Db | Tx,
  { kind, target }: Contact,
): Promise<void> {
  if (kind === 'mobile') {
    const owner = await findByMobile(db, target);
    const isTaken = owner && owner.id !== caller.memberId && owner.mobile_verified_at !== null;
    ensure(!isTaken, 'mobile_taken');
  } else {
    const owner = await findByEmail(db, target);
    ensure(!owner || owner.id === caller.memberId, 'email_taken');
  }
}
