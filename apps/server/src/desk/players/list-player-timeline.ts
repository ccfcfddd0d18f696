import type { Input, Output } from '@baize/contract/endpoint';
import type {
  listPlayerTimeline as contract,
  TimelineEvent,
  TimelineKind,
} from '@baize/contract/player';
import type { MemberId } from '@baize/std/id';
import { type Minor, negate, subtract } from '@baize/std/money';
import { DAY_MS, type Instant, instant, isBefore, later } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { listGrantedBefore } from '../../cashier/bonuses/index.ts';
import { listDepositsBefore } from '../../cashier/deposits/index.ts';
import { listWithdrawalsBefore } from '../../cashier/withdrawals/index.ts';
import { findMember } from '../../people/members/index.ts';
import { listMessageKinds } from '../../people/messages/index.ts';
import { listLinesAbout, operatorNames } from '../../people/operators/index.ts';
import { listLoginsBefore } from '../../people/sessions/index.ts';
import { listPlayDays } from '../../play/play/index.ts';

const PAGE = 30;

/** How far back days of play are looked for. */
const PLAY_DAYS = 90;

type Wanted = {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly before: Instant;
  readonly limit: number;
};

type Source = (db: Db, wanted: Wanted) => Promise<readonly TimelineEvent[]>;

/** Where each kind of event comes from; every source is asked for a page, and the pages are merged. */
const SOURCES: Readonly<Record<TimelineKind, readonly Source[]>> = {
  money: [deposits, withdrawals, bonuses],
  play: [play],
  access: [logins],
  message: [messages],
  staff: [staff],
};

/** Everything that happened with a member, the newest first. */
export async function listPlayerTimeline(
  { db, clock }: Ctx<OperatorCaller>,
  { memberId, kind, before }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const member = await findMember(db, memberId);
  ensure(member, 'not_found');
  const end = before === undefined ? later(clock.now(), 1) : instant(new Date(before));
  const wanted = { memberId, currency: member.currency, before: end, limit: PAGE + 1 };
  const sources = kind === undefined ? Object.values(SOURCES).flat() : SOURCES[kind];
  const found: TimelineEvent[] = [];
  for (const source of sources) found.push(...(await source(db, wanted)));
  const events = found.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return { events: events.slice(0, PAGE), hasMore: events.length > PAGE };
}

type Said = {
  readonly what: string;
  readonly about?: string;
  readonly by?: string;
  readonly amount?: Minor | null;
};

const eventOf = (
  kind: TimelineKind,
  at: Instant,
  { what, about = '', by = '', amount = null }: Said,
): TimelineEvent => ({ at: at.toISOString(), kind, what, about, by, amount });

async function deposits(db: Db, { memberId, ...page }: Wanted) {
  const rows = await listDepositsBefore(db, memberId, page);
  return rows.map(({ at, reference, status, amount, credited }) =>
    eventOf('money', at, {
      what: `deposit_${status}`,
      about: reference,
      amount: status === 'credited' ? credited : amount,
    }),
  );
}

async function withdrawals(db: Db, { memberId, ...page }: Wanted) {
  const rows = await listWithdrawalsBefore(db, memberId, page);
  return rows.map(({ at, reference, status, amount }) =>
    eventOf('money', at, {
      what: `withdrawal_${status}`,
      about: reference,
      amount: negate(amount),
    }),
  );
}

async function bonuses(db: Db, { memberId, ...page }: Wanted) {
  const rows = await listGrantedBefore(db, memberId, page);
  return rows.map(({ at, promotion, amount, state }) =>
    eventOf('money', at, { what: `bonus_${state}`, about: promotion, amount }),
  );
}

/** A day of play is one event, at its last bet. */
async function play(db: Db, { memberId, currency, before }: Wanted) {
  const since = later(before, -PLAY_DAYS * DAY_MS);
  const days = await listPlayDays(db, memberId, { since, currency });
  return days
    .filter(({ lastAt }) => isBefore(lastAt, before))
    .map(({ lastAt, bets, staked, paid }) =>
      eventOf('play', lastAt, {
        what: 'played',
        about: String(bets),
        amount: subtract(paid, staked),
      }),
    );
}

async function logins(db: Db, { memberId, ...page }: Wanted) {
  const rows = await listLoginsBefore(db, memberId, page);
  return rows.map(({ at, ip, outcome }) =>
    eventOf('access', at, { what: `login_${outcome}`, about: ip }),
  );
}

async function messages(db: Db, { memberId, ...page }: Wanted) {
  const rows = await listMessageKinds(db, memberId, page);
  return rows.map(({ at, kind }) => eventOf('message', at, { what: 'message', about: kind }));
}

async function staff(db: Db, { memberId, ...page }: Wanted) {
  const rows = await listLinesAbout(db, memberId, page);
  const names = await operatorNames(
    db,
    rows.map((row) => row.operator_id),
  );
  return rows.map(({ at, operator_id, action, reason }) =>
    eventOf('staff', at, {
      what: action,
      about: reason ?? '',
      by: (operator_id && names.get(operator_id)) ?? '',
    }),
  );
}
