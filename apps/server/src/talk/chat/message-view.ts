import type { ChatMessage } from '@baize/contract/chat-message';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { listMembers, type Member, maskAccount } from '../../people/members/index.ts';
import { listMembersOf } from './person-queries.ts';
import type { ChatMessageRow, KeptShare, PersonId } from './queries.ts';
import { hideNumbers } from './text-rules.ts';

export type ChatName = { readonly name: string; readonly avatar: string };

const NOBODY: ChatName = { name: '***', avatar: 'avatar-01' };

/** How these persons are shown to others. */
export async function listNames(
  db: Db | Tx,
  ids: readonly PersonId[],
): Promise<(id: PersonId) => ChatName> {
  const owners = await listMembersOf(db, ids);
  const members = await listMembers(db, [...new Set(owners.values())]);
  const byId = new Map<MemberId, Member>(members.map((member) => [member.id, member]));
  return (id) => {
    const owner = owners.get(id);
    return nameOfMember(owner && byId.get(owner));
  };
}

export const nameOfMember = (member: Member | undefined): ChatName =>
  member ? { name: maskAccount(member.account), avatar: member.avatar } : NOBODY;

/** Messages as everybody in their room sees them. */
export async function viewMessages(
  db: Db | Tx,
  rows: readonly ChatMessageRow[],
): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const people = rows.flatMap(({ person_id, mentions }) => [person_id, ...mentionsOf(mentions)]);
  const nameOf = await listNames(db, people);
  return rows.map((row) => viewMessage(row, nameOf));
}

export function viewMessage(row: ChatMessageRow, nameOf: (id: PersonId) => ChatName): ChatMessage {
  const isDeleted = row.deleted_at !== null;
  return {
    messageId: row.id,
    seq: Number(row.seq),
    rev: Number(row.rev),
    personId: row.person_id,
    ...nameOf(row.person_id),
    at: row.created_at.toISOString(),
    text: isDeleted ? null : hideNumbers(row.body),
    mentions: isDeleted
      ? []
      : mentionsOf(row.mentions).map((personId) => ({ personId, name: nameOf(personId).name })),
    shared: isDeleted ? null : viewBet(row.shared),
    envelope: !isDeleted && row.shared && 'envelopeId' in row.shared ? row.shared : null,
    reactions: isDeleted ? {} : { ...row.reactions },
  };
}

/** The database has no arrays of a domain's type; only persons are ever written here. */
export const mentionsOf = (mentions: readonly string[]) => mentions as readonly PersonId[];

function viewBet(kept: KeptShare | null): ChatMessage['shared'] {
  if (!kept || !('betId' in kept)) return null;
  return {
    game: kept.game,
    names: kept.names,
    picture: kept.picture,
    stake: minor(BigInt(kept.stake)),
    payout: minor(BigInt(kept.payout)),
  };
}
