import type { ChatConcern } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import type { ChatRoomTerms } from '@baize/contract/chat-rules';
import type { MemberId } from '@baize/std/id';
import { type Instant, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { Refusal, signal, type World } from '../../base/kernel/index.ts';
import type { Member } from '../../people/members/index.ts';
import { roomSignal } from './change-room.ts';
import { listMayChat } from './may-chat.ts';
import { listNames, mentionsOf, nameOfMember, viewMessage } from './message-view.ts';
import { ensurePersons, listMutes, listSpeakers, type MuteRow } from './person-queries.ts';
import * as queries from './queries.ts';
import { insertReport, type ReportRow } from './report-queries.ts';

/** A message that somebody wants to say, with its text already looked at. */
export type Saying = {
  readonly memberId: MemberId;
  readonly room: ChatRoomTerms;
  readonly requestKey: string;
  readonly body: string;
  readonly mentions: readonly queries.PersonId[];
  readonly shared: queries.KeptShare | null;
  /** Why moderators hear of it at once; null for what is said every day. */
  readonly concern: ChatConcern | null;
};

/** More than anybody can read; above it the room says that it is busy. */
const PER_SECOND_MAX = 100;
const SECOND_MS = 1_000;

/** Decides what is said in one room in order of arrival and writes what may be said together. */
export async function writeMessages(
  world: World,
  room: ChatRoomTerms,
  sayings: readonly Saying[],
): Promise<readonly (ChatMessage | Refusal)[]> {
  const { decided, state } = await decideMessages(world, room, sayings);
  return answersOf(world, decided, state);
}

type DecidedMessage = queries.ChatMessageRow | Refusal;

const decideMessages = (
  world: World,
  room: ChatRoomTerms,
  sayings: readonly Saying[],
): Promise<{ readonly decided: readonly DecidedMessage[]; readonly state: RoomState }> =>
  world.db.transaction().execute(async (tx) => {
    const rev = await queries.lockRoom(tx, room.id);
    const state = await readState(world, tx, { room, sayings });
    const rows: queries.ChatMessageRow[] = [];
    const reports: ReportRow[] = [];
    const decided = sayings.map((saying): DecidedMessage => {
      const personId = state.persons.get(saying.memberId);
      if (!personId || !state.mayChat.has(saying.memberId)) return new Refusal('chat_not_open');
      const known = state.known.get(`${personId} ${saying.requestKey}`);
      if (known) return known;
      const refusal = refusalOf(state, room, personId);
      if (refusal) return refusal;
      const place = rev + BigInt(rows.length) + 1n;
      const row = rowOf(world, { saying, personId, place, state });
      rows.push(row);
      if (saying.concern) reports.push(reportOf(world, row, saying.concern));
      state.lastSaid.set(personId, row.created_at);
      state.saidThisSecond += 1;
      return row;
    });
    if (rows.length > 0) {
      await queries.insertMessages(tx, rows);
      for (const report of reports) await insertReport(tx, report);
      await queries.saveRev(tx, room.id, rev + BigInt(rows.length));
      await signal(tx, roomSignal(room.id));
    }
    return { decided, state };
  });

/** Stands under the writer's own name: nobody else told of it. */
const reportOf = (
  { newId }: World,
  row: queries.ChatMessageRow,
  reason: ChatConcern,
): ReportRow => ({
  id: newId('crp'),
  message_id: row.id,
  room: row.room,
  seq: row.seq,
  reporter_id: row.person_id,
  reason,
  note: null,
  created_at: row.created_at,
  outcome: null,
  remark: null,
  decided_by: null,
  decided_at: null,
});

type RoomState = {
  readonly now: Instant;
  readonly persons: ReadonlyMap<MemberId, queries.PersonId>;
  readonly mayChat: ReadonlyMap<MemberId, Member>;
  /** Messages said before under the same keys. */
  readonly known: ReadonlyMap<string, queries.ChatMessageRow>;
  readonly mutes: ReadonlyMap<queries.PersonId, MuteRow>;
  readonly speakers: ReadonlySet<queries.PersonId>;
  readonly lastSaid: Map<queries.PersonId, Instant>;
  saidThisSecond: number;
};

type Reading = { readonly room: ChatRoomTerms; readonly sayings: readonly Saying[] };

/** All that decides about these messages, in one reading for all of them. */
async function readState(world: World, tx: Tx, { room, sayings }: Reading): Promise<RoomState> {
  const now = world.clock.now();
  const memberIds = sayings.map(({ memberId }) => memberId);
  const mayChat = await listMayChat(tx, memberIds, now);
  const persons = await ensurePersons(world, tx, [...mayChat.keys()]);
  const ids = [...persons.values()];
  const keys = sayings.flatMap(({ memberId, requestKey }) => {
    const personId = persons.get(memberId);
    return personId ? [{ personId, requestKey }] : [];
  });
  const known = await queries.listByKeys(tx, keys);
  return {
    now,
    persons,
    mayChat,
    known: new Map(known.map((row) => [`${row.person_id} ${row.request_key}`, row])),
    mutes: await listMutes(tx, ids, now),
    speakers: await listSpeakers(
      tx,
      room.id,
      sayings.flatMap(({ mentions }) => mentions),
    ),
    lastSaid: room.slowSeconds > 0 ? await queries.listLastSaid(tx, room.id, ids) : new Map(),
    saidThisSecond: await queries.countSince(tx, room.id, later(now, -SECOND_MS)),
  };
}

function refusalOf(
  { now, mutes, lastSaid, saidThisSecond }: RoomState,
  { slowSeconds }: ChatRoomTerms,
  personId: queries.PersonId,
): Refusal | null {
  const mute = mutes.get(personId);
  if (mute) {
    return new Refusal('chat_muted', { until: mute.until_at.toISOString(), reason: mute.reason });
  }
  const last = lastSaid.get(personId);
  const waitMs = last && slowSeconds > 0 ? slowWaitMs({ last, now, slowSeconds }) : 0;
  if (waitMs > 0) return new Refusal('chat_slow', { seconds: Math.ceil(waitMs / SECOND_MS) });
  return saidThisSecond >= PER_SECOND_MAX ? new Refusal('chat_busy') : null;
}

type Waiting = { readonly last: Instant; readonly now: Instant; readonly slowSeconds: number };

const slowWaitMs = ({ last, now, slowSeconds }: Waiting): number =>
  last.getTime() + slowSeconds * SECOND_MS - now.getTime();

type NewMessage = {
  readonly saying: Saying;
  readonly personId: queries.PersonId;
  readonly place: bigint;
  readonly state: RoomState;
};

const rowOf = (
  { newId }: World,
  { saying, personId, place, state }: NewMessage,
): queries.ChatMessageRow => ({
  id: newId('cmg'),
  room: saying.room.id,
  seq: place,
  rev: place,
  person_id: personId,
  request_key: saying.requestKey,
  body: saying.body,
  mentions: [...new Set(saying.mentions)].filter((id) => state.speakers.has(id)),
  shared: saying.shared,
  reactions: {},
  created_at: state.now,
  deleted_at: null,
  deleted_by: null,
});

/** Who speaks is known from the decision; only those they mention are asked for, after the commit. */
async function answersOf(
  { db }: World,
  decided: readonly DecidedMessage[],
  { persons, mayChat }: RoomState,
): Promise<readonly (ChatMessage | Refusal)[]> {
  const speakers = new Map(
    [...persons].map(([memberId, id]) => [id, nameOfMember(mayChat.get(memberId))]),
  );
  const mentioned = decided.flatMap((each) =>
    each instanceof Refusal ? [] : mentionsOf(each.mentions),
  );
  const nameOfOther = mentioned.length > 0 ? await listNames(db, mentioned) : null;
  const nameOf = (id: queries.PersonId) =>
    speakers.get(id) ?? nameOfOther?.(id) ?? nameOfMember(undefined);
  return decided.map((each) => (each instanceof Refusal ? each : viewMessage(each, nameOf)));
}
