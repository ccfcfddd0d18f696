import {
  type ChannelConsent,
  CONSENT_CHANNELS,
  CONSENT_VERSION,
  type ConsentChannel,
} from '@baize/contract/consent';
import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';

type Word = {
  readonly member_id: MemberId;
  readonly channel: ConsentChannel;
  readonly is_given: boolean;
  readonly version: string;
  readonly at: Instant;
};

export const insertWord = (tx: Tx, word: Word) =>
  tx.insertInto('consents_channel').values(word).execute();

const newest = (db: Db | Tx, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('consents_channel')
    .select(['member_id', 'channel', 'is_given', 'version', 'at'])
    .distinctOn(['member_id', 'channel'])
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .orderBy('channel')
    .orderBy('id', 'desc');

/** A yes to another text than today's is none. */
const stands = ({ is_given, version }: Pick<Word, 'is_given' | 'version'>): boolean =>
  is_given && version === CONSENT_VERSION;

/** What stands for each channel, in the order they are shown. */
export async function readChannelConsents(
  db: Db | Tx,
  memberId: MemberId,
): Promise<ChannelConsent[]> {
  const words = await newest(db, [memberId]).execute();
  return CONSENT_CHANNELS.map((channel) => {
    const word = words.find((each) => each.channel === channel);
    return {
      channel,
      isGiven: word !== undefined && stands(word),
      said: word ? { at: word.at.toISOString(), version: word.version } : null,
    };
  });
}

/** Who of these allows the channel. */
export async function listConsenting(
  db: Db | Tx,
  channel: ConsentChannel,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  if (memberIds.length === 0) return new Set();
  const words = await newest(db, memberIds).where('channel', '=', channel).execute();
  return new Set(words.filter(stands).map(({ member_id }) => member_id));
}

/** The days that the terms and the privacy policy in force hold from. */
export async function listTermsOn(db: Db | Tx): Promise<readonly Day[]> {
  const rows = await db.selectFrom('consents_terms').select('since').execute();
  return rows.flatMap(({ since }) => since ?? []);
}
