import { createHash } from 'node:crypto';
import type { MemberId } from '@baize/std/id';
import type { ConversationRow } from './queries.ts';

/** Who talks to the desk: a member, or a guest whom the key in their browser proves. */
export type Party =
  | { readonly memberId: MemberId; readonly guestKey: null }
  | {
      readonly memberId: null;
      /** The digest of the key: whoever reads it in the database cannot come in with it. */
      readonly guestKey: string;
    };

export const partyOfMember = ({ memberId }: { readonly memberId: MemberId }): Party => ({
  memberId,
  guestKey: null,
});

export const partyOfGuest = ({ guestKey }: { readonly guestKey: string }): Party => ({
  memberId: null,
  guestKey: createHash('sha256').update(guestKey).digest('hex'),
});

export const isOf = (row: ConversationRow | undefined, party: Party): row is ConversationRow =>
  row !== undefined && row.member_id === party.memberId && row.guest_key === party.guestKey;

/** The member it is about, in the audit log; a guest has no name there. */
export const partyFacts = ({ member_id }: ConversationRow): Readonly<Record<string, string>> =>
  member_id === null ? {} : { member: member_id };
