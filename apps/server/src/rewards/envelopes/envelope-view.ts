import type { RedEnvelope } from '@baize/contract/red-envelope';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { listAccounts, maskAccount } from '../../people/members/index.ts';
import type { EnvelopeRow } from './envelope.ts';
import * as queries from './queries.ts';

type Reader = { readonly memberId: MemberId; readonly language: string };

/** Envelopes as a member sees them: never what is inside. */
export async function viewEnvelopes(
  db: Db | Tx,
  rows: readonly EnvelopeRow[],
  { memberId, language }: Reader,
): Promise<RedEnvelope[]> {
  if (rows.length === 0) return [];
  const senders = rows.flatMap(({ sender_id }) => sender_id ?? []);
  const accounts = await listAccounts(db, [...new Set(senders)]);
  const ids = rows.map(({ id }) => id);
  const mine = new Map(
    (await queries.listMine(db, memberId, ids)).map((row) => [row.envelope_id, row.amount]),
  );
  return rows.map((row) => ({
    envelopeId: row.id,
    isRain: row.sender_id === null,
    name: row.sender_id === null ? nameIn(row.names, language) : null,
    from: row.sender_id === null ? null : maskAccount(accounts.get(row.sender_id) ?? ''),
    isOwn: row.sender_id === memberId,
    wish: row.wish,
    split: row.split,
    state: row.state,
    total: row.total,
    least: row.least,
    packets: row.packet_count,
    left: row.packet_count - row.claimed,
    digest: row.digest,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    mine: mine.get(row.id) ?? null,
  }));
}

const nameIn = (names: EnvelopeRow['names'], language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';
