import type { Brand } from '@baize/contract/brand';
import type { PushKind } from '@baize/contract/push';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { findMember, isExcluded } from '../members/index.ts';
import { encryptFor } from './encrypt.ts';
import type { PushNote } from './push-to.ts';
import * as queries from './queries.ts';
import { type PushRequest, post, type Reach } from './reach.ts';
import { quietUntil } from './rules.ts';
import { authorizationOf, type SenderKey } from './sender-key.ts';
import { ensureSenderKey } from './the-sender-key.ts';
import type { WriteNote } from './write-note.ts';

export type SendMeans = {
  readonly brand: Brand;
  readonly reach: Reach;
  readonly write: WriteNote;
  /** Whom a push service writes to about us. */
  readonly contact: string;
};

const AT_ONCE = 20;
/** What could not be sent comes again after this long, a few times. */
const AGAIN_MS = 2 * MINUTE_MS;
const TRIES_MAX = 5;
/** Older news is none. */
const WORTH_MS = DAY_MS;
/** So long a push service keeps it for a device that is off. */
const KEPT_SECONDS = 12 * 3_600;

/** Sends all that is due. */
export async function sendNotes(world: World, means: SendMeans): Promise<void> {
  const key = await ensureSenderKey(world.db);
  for (;;) {
    const now = world.clock.now();
    const again = later(now, AGAIN_MS);
    const notes = await queries.takeNotes(world.db, { now, again, limit: AT_ONCE });
    if (notes.length === 0) return;
    await Promise.all(notes.map((note) => sendNote(world, { ...means, key }, note as Waiting)));
  }
}

type Waiting = {
  readonly id: bigint;
  readonly member_id: MemberId;
  readonly kind: PushKind;
  readonly note: PushNote;
  readonly created_at: Instant;
  readonly tries: number;
};

type Means = SendMeans & { readonly key: SenderKey };

async function sendNote(world: World, means: Means, note: Waiting): Promise<void> {
  const { db, clock } = world;
  const now = clock.now();
  const member = await findMember(db, note.member_id);
  const choices = await queries.readChoices(db, note.member_id);
  const isLate = isBefore(later(note.created_at, WORTH_MS), now);
  const isUnwanted = !choices[note.kind] || isLate || note.tries > TRIES_MAX;
  if (!member || member.status !== 'active' || isExcluded(member, now) || isUnwanted) {
    await queries.deleteNote(db, note.id);
    return;
  }
  const until = quietUntil(choices.quiet, now, means.brand.timezone);
  if (until) {
    await queries.postponeNote(db, note.id, until);
    return;
  }
  const text = await means.write(note.note, { language: member.language ?? '', tag: `${note.id}` });
  const devices = await queries.listSubscriptions(db, note.member_id);
  const sent = await Promise.all(devices.map((device) => tell(world, means, { device, text })));
  if (sent.every(Boolean)) await queries.deleteNote(db, note.id);
}

type Telling = { readonly device: queries.Subscription; readonly text: string };

/** False where it should be tried again. A device that is gone for good is forgotten. */
async function tell(world: World, means: Means, { device, text }: Telling): Promise<boolean> {
  const endpoint = new URL(device.endpoint);
  if (!means.reach.allows(endpoint)) {
    await queries.deleteSubscription(world.db, device.id);
    return true;
  }
  const status = await post(means.reach, requestOf(world, means, { device, text })).catch(() => 0);
  if (status === 404 || status === 410) {
    await queries.deleteSubscription(world.db, device.id);
    return true;
  }
  const isTaken = status >= 200 && status < 300;
  if (!isTaken) world.log.warn({ host: endpoint.host, status }, 'a push was not taken');
  // What is refused for what it is would be refused again.
  return isTaken || (status >= 400 && status < 429);
}

const requestOf = (
  world: World,
  { key, contact }: Means,
  { device, text }: Telling,
): PushRequest => {
  const endpoint = new URL(device.endpoint);
  return {
    endpoint,
    headers: {
      authorization: authorizationOf(key, { endpoint, contact, at: world.clock.now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
    },
    body: encryptFor(device.keys, text),
  };
};
