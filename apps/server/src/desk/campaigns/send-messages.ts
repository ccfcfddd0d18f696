import type { Brand } from '@baize/contract/brand';
import { type MemberMessage, memberMessageSchema } from '@baize/contract/member-message';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import * as z from 'zod/mini';
import { readContentList } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { isExcluded, listMembers, roleOf } from '../../people/members/index.ts';
import {
  advanceBroadcast,
  endBroadcast,
  insertBroadcast,
  listBroadcasts,
  listUnwilling,
  lockBroadcast,
  writeToMany,
} from '../../people/messages/index.ts';
import { listAudience } from './list-audience.ts';
import { isDue } from './rules.ts';
import { type CampaignOptions, reachableBy, sendLetters } from './send-letters.ts';

/** So many members are looked at in one transaction; a process that is killed loses these at most. */
export const MEMBERS_AT_ONCE = 500;

/** Sends every message whose time has come, and goes on with those that were cut off. */
export async function sendMessages(world: World, options: CampaignOptions): Promise<void> {
  const { brand } = options;
  const { db, clock } = world;
  const known = await listBroadcasts(db);
  for (const { body, version } of await readContentList(db, brand.code, 'messages')) {
    const begun = known.find(({ key }) => key === body.id);
    if (begun?.ended_at) continue;
    if (!begun) {
      if (!isDue(body, clock.now(), brand.timezone)) continue;
      await insertBroadcast(db, { key: body.id, version, body, started_at: clock.now() });
    }
    while (await sendPart(world, options, body.id));
  }
}

/** The next part of a sending, whole or not at all; false when there is no more to do here. */
export const sendPart = (world: World, options: CampaignOptions, key: string): Promise<boolean> =>
  world.db.transaction().execute(async (tx) => {
    const found = await lockBroadcast(tx, key);
    if (!found) return false;
    const { brand } = options;
    const message = z.parse(memberMessageSchema, found.body);
    const page = await listAudience(tx, brand, {
      audience: message.audience,
      after: found.looked_to,
      limit: MEMBERS_AT_ONCE,
    });
    const last = page.at(-1);
    if (!last) {
      await endBroadcast(tx, key, world.clock.now());
      return false;
    }
    const memberIds = await allowed(tx, {
      brand,
      message,
      page,
      begunAt: found.started_at,
      at: world.clock.now(),
    });
    const pushIds = await reachableBy(tx, message, { channel: 'push', memberIds });
    await writeToMany(world, tx, { key, title: message.title, memberIds, pushIds });
    await sendLetters(world, tx, { ...options, message, memberIds });
    await advanceBroadcast(tx, { key, looked_to: last, sent: memberIds.length });
    return true;
  });

type Looked = {
  readonly brand: Brand;
  readonly message: MemberMessage;
  readonly page: readonly MemberId[];
  readonly begunAt: Instant;
  readonly at: Instant;
};

/** Who of these may be written to: members who were here when it began, by the rules of marketing. */
async function allowed(
  tx: Tx,
  { brand, message, page, begunAt, at }: Looked,
): Promise<readonly MemberId[]> {
  const members = (await listMembers(tx, page)).filter(
    ({ status, type, created_at }) =>
      status === 'active' &&
      created_at <= begunAt &&
      ['member', 'agent'].includes(roleOf(brand, type) ?? ''),
  );
  const ids = members.map(({ id }) => id);
  if (message.purpose === 'service') return ids;
  const unwilling = await listUnwilling(tx, ids);
  return members
    .filter((member) => !isExcluded(member, at) && !unwilling.has(member.id))
    .map(({ id }) => id);
}
