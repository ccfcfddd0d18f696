import { AGREEMENT_KINDS, type AgreementKind } from '@baize/contract/agreement';
import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/member';
import type { MemberId } from '@baize/std/id';
import { type Instant, isBefore } from '@baize/std/time';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { isOver } from './rules.ts';

/** How somebody stands to a kind; null: it is hidden from them. */
export type KindState = 'agreed' | 'offered' | 'ended' | null;

type KindStates = Readonly<Record<AgreementKind, KindState>>;

/** What is over still shows: its bills can be open, and are theirs to see. */
const ORDER: readonly KindState[] = [null, 'ended', 'offered', 'agreed'];

async function readKinds(db: Db | Tx, memberId: MemberId, at: Instant): Promise<KindStates> {
  const rows = await db
    .selectFrom('agreements_agreement')
    .select(['kind', 'status', 'starts_at', 'ends_at', 'offered_until'])
    .where('payee_id', '=', memberId)
    .where(sql<SqlBool>`(status = 'offered' or starts_at is not null)`)
    .execute();
  const states: Record<AgreementKind, KindState> = {
    dividend: null,
    daily: null,
    hourly: null,
    realtime: null,
  };
  for (const row of rows) {
    const state = stateOf(row, at);
    if (ORDER.indexOf(state) > ORDER.indexOf(states[row.kind])) states[row.kind] = state;
  }
  return states;
}

type Row = {
  readonly status: string;
  readonly starts_at: Instant | null;
  readonly ends_at: Instant | null;
  readonly offered_until: Instant;
};

function stateOf(row: Row, at: Instant): KindState {
  if (row.starts_at === null) return isBefore(at, row.offered_until) ? 'offered' : null;
  return isOver({ endsAt: row.ends_at }, at) ? 'ended' : 'agreed';
}

/** Whether the calls of a kind are open to somebody: what they are not shown is refused. */
export async function canUse(
  db: Db | Tx,
  memberId: MemberId,
  { kind, at }: { readonly kind: AgreementKind; readonly at: Instant },
): Promise<boolean> {
  return (await readKinds(db, memberId, at))[kind] !== null;
}

/** What the site's menus and the session follow, under its outside names. */
export async function readContracts(
  db: Db,
  memberId: MemberId,
  at: Instant,
): Promise<Output<typeof contract.readConsolidated>> {
  const states = await readKinds(db, memberId, at);
  const agreed = AGREEMENT_KINDS.filter((kind) => states[kind] === 'agreed');
  return {
    dailysalreqtype: states.daily,
    divtypereq: states.dividend,
    contracthoursalreq: states.hourly,
    realtimesalreqtype: states.realtime,
    salaryInfoType: agreed.filter((kind) => kind !== 'dividend'),
    dividendInfoType: agreed.filter((kind) => kind === 'dividend'),
  };
}
