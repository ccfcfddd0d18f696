import type { Input, Output } from '@baize/contract/endpoint';
import type { readPlayer as contract, LinkSign } from '@baize/contract/player';
import { addDays, startOfDay } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { subtract, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { readChannelConsents } from '../../people/consents/index.ts';
import { readLevel } from '../../people/identity/index.ts';
import { findMember, listMembers, listSamePeople } from '../../people/members/index.ts';
import { listMessageKinds } from '../../people/messages/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import {
  listAddresses,
  listAtSameAddresses,
  listDevices,
  listOnSameDevices,
} from '../../people/sessions/index.ts';
import { listPlayDays } from '../../play/play/index.ts';
import { nameIn } from '../../rewards/claims/index.ts';
import { listNewestRedemptions, readPoints } from '../../rewards/points/index.ts';
import { readLevel as readRankLevel, readRanks } from '../../rewards/ranks/index.ts';
import { listCasesAbout } from '../cases/index.ts';
import type { PlayersOptions } from './options.ts';
import * as queries from './queries.ts';

type Around = Output<typeof contract>;

const DAYS = 14;
const MESSAGES = 10;
const REDEMPTIONS = 5;

/** What stands around a member. */
export const readPlayer =
  ({ brand }: PlayersOptions) =>
  async (
    { db, clock, origin, caller }: Ctx<OperatorCaller>,
    { memberId }: Input<typeof contract>,
  ): Promise<Around> => {
    const member = await findMember(db, memberId);
    ensure(member, 'not_found');
    const now = clock.now();
    const today = dayOf(now, brand.timezone);
    const messages = await listMessageKinds(db, memberId, { before: now, limit: MESSAGES });
    return {
      days: await daysOf(db, memberId, { today, ...brand, currency: member.currency }),
      devices: (await listDevices(db, memberId)).map(viewTrace),
      addresses: (await listAddresses(db, memberId)).map((trace) => {
        const { name: address, ...times } = viewTrace(trace);
        return { address, ...times };
      }),
      linked: await linkedWith(db, memberId),
      cases: await casesOf(db, memberId, caller),
      identity: await readLevel(db, memberId, today),
      consents: await readChannelConsents(db, memberId),
      messages: messages.map(({ at, kind, read_at }) => ({
        at: at.toISOString(),
        kind,
        isRead: read_at !== null,
      })),
      rewards: await rewardsOf(db, memberId, { brand, language: origin.language }),
      notes: await notesOf(db, memberId),
      tags: [...(await queries.listTags(db, memberId))],
    };
  };

const casesOf = async (
  db: Db,
  memberId: MemberId,
  { trusted }: OperatorCaller,
): Promise<Around['cases']> =>
  (await listCasesAbout(db, memberId, trusted)).map(({ openedAt, ...found }) => ({
    ...found,
    openedAt: openedAt.toISOString(),
  }));

type DaysOf = { readonly today: Day; readonly timezone: string; readonly currency: string };

async function daysOf(
  db: Db,
  memberId: MemberId,
  { today, timezone, currency }: DaysOf,
): Promise<Around['days']> {
  const first = addDays(today, 1 - DAYS);
  const since = startOfDay(first, timezone);
  const found = await listPlayDays(db, memberId, { since, currency });
  return Array.from({ length: DAYS }, (_, place) => {
    const day = addDays(first, place);
    const played = found.find((each) => each.day === day);
    return {
      day,
      bets: played?.bets ?? 0,
      staked: played?.staked ?? ZERO,
      result: played ? subtract(played.paid, played.staked) : ZERO,
    };
  });
}

type Rewards = PlayersOptions & { readonly language: string };

async function rewardsOf(
  db: Db,
  memberId: MemberId,
  { brand, language }: Rewards,
): Promise<Around['rewards']> {
  const level = await readRankLevel(db, memberId);
  const ranks = await readRanks(db, brand.code);
  const rank = level > 0 ? ranks.findLast((each) => each.level <= level) : undefined;
  const { balance, debt } = await readPoints(db, memberId);
  const redemptions = await listNewestRedemptions(db, memberId, REDEMPTIONS);
  return {
    rank: rank ? nameIn(rank.names, language) : null,
    points: balance,
    pointsOwed: debt,
    redemptions: redemptions.map(({ reference, created_at, names, points, status }) => ({
      reference,
      at: created_at.toISOString(),
      name: nameIn(names, language),
      points,
      status,
    })),
  };
}

type Trace = { readonly name: string; readonly firstAt: Instant; readonly lastAt: Instant };

const viewTrace = ({ firstAt, lastAt, ...rest }: Trace & { readonly sharedWith: number }) => ({
  ...rest,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});

/** Other accounts, each with every sign that leads to it; those with most signs first. */
async function linkedWith(db: Db, memberId: MemberId): Promise<Around['linked']> {
  const signs = new Map<MemberId, LinkSign[]>();
  const add = (other: MemberId, sign: LinkSign) =>
    signs.set(other, [...(signs.get(other) ?? []), sign]);
  for (const { otherId, sign } of await listSamePeople(db, memberId))
    add(otherId, sign as LinkSign);
  for (const other of await listOnSameDevices(db, memberId)) add(other, 'device');
  for (const other of await listAtSameAddresses(db, memberId)) add(other, 'address');
  const members = await listMembers(db, [...signs.keys()]);
  return members
    .map(({ id, account, status }) => ({
      memberId: id,
      account,
      status,
      signs: [...new Set(signs.get(id) ?? [])],
    }))
    .toSorted((a, b) => b.signs.length - a.signs.length || (a.account < b.account ? -1 : 1));
}

async function notesOf(db: Db, memberId: MemberId): Promise<Around['notes']> {
  const notes = await queries.listNotes(db, memberId);
  const names = await operatorNames(
    db,
    notes.map((note) => note.operator_id),
  );
  return notes.map(({ created_at, operator_id, text }) => ({
    at: created_at.toISOString(),
    by: names.get(operator_id) ?? operator_id,
    text,
  }));
}
