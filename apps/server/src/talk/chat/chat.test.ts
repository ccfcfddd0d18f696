import * as contract from '@baize/contract/chat';
import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { trialCurrency } from '../../books/ledger/index.ts';
import { nextKey, personOf, type Talker, useChat } from '../../testing/chat.ts';
import { commandOf, perform } from '../../testing/play.ts';
import { forgetMessages } from './jobs.ts';

const t = useChat();

const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;
const EMPTY_ROOM = { roomId: 'quiet' };

test('API-25 API-26 HELP-03 models and rooms are listed in the asked language', async () => {
  const guest = t.processOf(0).call;
  expect(await guest(contract.listChatModels, { language: 'TH' })).toMatchObject({
    value: { models: [{ model: 'lounge', name: 'พูดคุย', rooms: 3 }] },
  });
  const listed = await guest(contract.listChatRooms, { language: 'EN', model: 'lounge' });
  expect(listed.value).toMatchObject({
    rooms: [
      { roomId: 'harbour', name: 'Room harbour', modelName: 'Lounge', slowSeconds: 0 },
      { roomId: 'slow-lane', slowSeconds: 30 },
      { roomId: 'quiet' },
    ],
  });
  expect((await guest(contract.listChatRoomsByPost, { language: 'EN' })).value).toEqual(
    listed.value,
  );
  expect((await guest(contract.listChatRooms, { model: 'nothing' })).value).toEqual({ rooms: [] });
});

test('API-27 HELP-03 launchChat names the room’s address, to members alone', async () => {
  const ann = await t.talker();
  for (const roomId of ['harbour', 'slow-lane', 'quiet']) {
    expect((await ann.call(contract.launchChat, { roomId })).value).toEqual({
      chatUrl: `https://site.example/chat?room=${roomId}`,
      roomId,
    });
  }
  expect((await ann.call(contract.launchChat)).value).toMatchObject({ roomId: 'harbour' });
  expect(await ann.call(contract.launchChat, { roomId: 'cellar' })).toMatchObject({
    message: 'not_found',
  });
  expect(await t.processOf(0).call(contract.launchChat, {})).toMatchObject({
    message: 'not_signed_in',
  });
});

test('HELP-07 what is said is heard in another process, and is there on return', async () => {
  const [ann, bob] = [await t.talker(0), await t.talker(1)];
  const line = await t.listen(bob, { room: 'quiet' });
  const said = await ann.say('สวัสดี <b>all</b>', EMPTY_ROOM);
  expect(said).toMatchObject({ message: null, value: { seq: 1, text: 'สวัสดี <b>all</b>' } });
  await line.until(() => line.texts().length === 1);
  expect(line.texts()).toEqual(['สวัสดี <b>all</b>']);
  expect(said.value).toEqual({ ...line.news.at(-1)?.messages[0], isInDistress: false });
  expect(said.value.name).toMatch(/^.\*\*\*.$/);
  expect(JSON.stringify(line.news)).not.toContain(ann.memberId);
  expect((await bob.read(EMPTY_ROOM)).messages).toMatchObject([{ text: 'สวัสดี <b>all</b>' }]);
});

test('HELP-07 the history comes page by page and complete', async () => {
  const ann = await t.talker();
  const first = (await ann.say('page 0')).value.seq;
  for (let index = 1; index <= contract.CHAT_PAGE + 4; index++) await ann.say(`page ${index}`);
  const newest = await ann.read();
  expect(newest.messages).toHaveLength(contract.CHAT_PAGE);
  expect(newest.hasMore).toBe(true);
  const before = String(newest.messages[0]?.seq);
  const older = await ann.read({ before });
  const seqs = [...older.messages, ...newest.messages].map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  expect(new Set(seqs).size).toBe(seqs.length);
  expect(seqs).toContain(first);
});

test('HELP-07 a line that was cut resumes by the last number it saw and loses nothing', async () => {
  const [ann, bob] = [await t.talker(0), await t.talker(0)];
  const line = await t.listen(bob, { place: 0 });
  const kept = await ann.say('before the cut');
  await line.until(() => line.texts().includes('before the cut'));
  const after = line.rev();
  line.cut();
  await ann.say('while away 1');
  await ann.call(contract.reactInChat, {
    messageId: kept.value.messageId,
    emoji: '🎉',
    isOn: true,
  });
  await ann.say('while away 2');
  const again = await t.listen(bob, { place: 1, after });
  expect(again.news[0]?.missed).toBe(false);
  expect(again.texts()).toEqual(['before the cut', 'while away 1', 'while away 2']);
  expect(again.news[0]?.messages.at(1)?.reactions).toEqual({ '🎉': 1 });
  await ann.say('after');
  await again.until(() => again.texts().includes('after'));
});

test('HELP-07 who was away for too long is told to read the newest page again', async () => {
  const ann = await t.talker();
  await sql`insert into chat_message
      (id, room, seq, rev, person_id, request_key, body, created_at)
    select 'cmg_' || lpad(n::text, 26, '0'), 'quiet', 1000 + n, 1000 + n, p.id, 'old ' || n, 'line ' || n, now()
    from generate_series(1, 310) n, (select id from chat_person limit 1) p`.execute(t.world.db);
  await sql`update chat_room set rev = 1310 where room = 'quiet'`.execute(t.world.db);
  const far = await t.listen(ann, { room: 'quiet', after: 1 });
  expect(far.news[0]).toMatchObject({ missed: true, messages: [], rev: 1310 });
  const near = await t.listen(ann, { room: 'quiet', after: 1_300 });
  expect(near.texts()).toHaveLength(10);
  await sql`delete from chat_message where room = 'quiet' and seq > 1000`.execute(t.world.db);
});

test('HELP-07 one message sent twice is one message, and two tabs hear the same', async () => {
  const ann = await t.talker();
  const tabs = [await t.listen(ann, { place: 0 }), await t.listen(ann, { place: 1 })];
  const requestKey = nextKey();
  const [one, two] = await Promise.all([
    ann.say('only once', { requestKey }),
    ann.say('only once', { requestKey }),
  ]);
  expect(two.value.messageId).toBe(one.value.messageId);
  expect((await ann.say('only once', { requestKey })).value.messageId).toBe(one.value.messageId);
  for (const tab of tabs) {
    await tab.until(() => tab.texts().includes('only once'));
    expect(tab.texts().filter((text) => text === 'only once')).toHaveLength(1);
  }
});

test.each([
  ['10,000 characters', 'x'.repeat(10_000), 'chat_too_long', { max: 200 }],
  ['one more than the bound', 'ก'.repeat(201), 'chat_too_long', { max: 200 }],
  ['nothing', ' \n\u200B', 'chat_empty', {}],
  ['a word of the brand’s list', 'what a S.C.A.M', 'chat_word', {}],
  ['a Thai word of the list', 'นี่มันไอ้โง่นี่', 'chat_word', {}],
])('TALK-03 TALK-04 %s is refused', async (_, text, message, value) => {
  const ann = await t.talker();
  expect(await ann.say(text)).toMatchObject({ message, value });
});

test('TALK-03 hostile text is stored harmless; the longest that fits is taken', async () => {
  const ann = await t.talker();
  const { value } = await ann.say(`<img src=x onerror=alert(1)>\u202Eevil z${'\u0335'.repeat(60)}`);
  expect(value.text).toBe(`<img src=x onerror=alert(1)>evil z${'\u0335'.repeat(4)}`);
  expect((await ann.say('ก'.repeat(200))).message).toBe(null);
  expect((await ann.say('call 081-234-5678')).value.text).toBe('call •••');
});

test('TALK-04 in slow mode a second message within the interval is refused, from any tab', async () => {
  const ann = await t.talker();
  const room = { roomId: 'slow-lane' };
  const both = await Promise.all([ann.say('first', room), ann.say('second', room)]);
  expect(new Set(both.map(({ message }) => message))).toEqual(new Set(['chat_slow', null]));
  t.world.clock.advance(29_000);
  expect(await ann.say('too soon', room)).toMatchObject({
    message: 'chat_slow',
    value: { seconds: 1 },
  });
  t.world.clock.advance(1_000);
  expect((await ann.say('in time', room)).message).toBe(null);
  expect((await ann.say('elsewhere')).message).toBe(null);
});

test('TALK-04 who a member has blocked is not sent to that member, live or in the history', async () => {
  const [ann, bob, cat] = [await t.talker(0), await t.talker(0), await t.talker(0)];
  const [ofBob, ofCat] = [await t.listen(bob), await t.listen(cat)];
  const personId = personOf(await ann.say('before the block'));
  await ofBob.until(() => ofBob.texts().includes('before the block'));
  const wire = { personId, isBlocked: true };
  expect((await bob.call(contract.blockInChat, wire)).value).toMatchObject({
    blocked: [{ personId }],
  });
  await ann.say('to cat alone');
  await cat.say('from cat');
  for (const line of [ofBob, ofCat]) await line.until(() => line.texts().includes('from cat'));
  expect(ofCat.texts()).toContain('to cat alone');
  expect(ofBob.texts()).not.toContain('to cat alone');
  const read = (await bob.read()).messages.map(({ text }) => text);
  expect(read).toContain('from cat');
  expect(read).not.toContain('to cat alone');
  expect(read).not.toContain('before the block');
  await bob.call(contract.blockInChat, { personId, isBlocked: false });
  expect((await bob.call(contract.listChatBlocks)).value).toEqual({ blocked: [] });
  const own = personOf(await bob.say('me'));
  expect(await bob.call(contract.blockInChat, { personId: own, isBlocked: true })).toMatchObject({
    message: 'chat_block_own',
  });
});

test('HELP-07 mentions, reactions and one’s own deletion reach the others', async () => {
  const [ann, bob] = [await t.talker(0), await t.talker(0)];
  const line = await t.listen(bob);
  const said = await ann.say('delete me later');
  const personId = personOf(said);
  const stranger = personOf(await bob.say('elsewhere', { roomId: 'quiet' }));
  const reply = await bob.say('@you hello', { mentions: [personId, personId, stranger] });
  expect(reply.value.mentions).toEqual([{ personId, name: said.value.name }]);
  const { messageId } = said.value;
  for (const _ of [1, 2]) {
    const sign = { messageId, emoji: '👍', isOn: true };
    expect((await bob.call(contract.reactInChat, sign)).value).toMatchObject({
      reactions: { '👍': 1 },
    });
  }
  const page = await bob.read();
  expect(page.me.reactions).toContainEqual({ messageId, emoji: '👍' });
  expect(await bob.call(contract.deleteChatMessage, { messageId })).toMatchObject({
    message: 'not_found',
  });
  expect((await ann.call(contract.deleteChatMessage, { messageId })).value).toMatchObject({
    text: null,
    reactions: {},
  });
  await line.until(() => line.texts().includes(null));
  expect(
    await bob.call(contract.reactInChat, { messageId, emoji: '👍', isOn: true }),
  ).toMatchObject({ message: 'not_found' });
});

test('HELP-07 500 messages at once: each is heard once and in order, or refused as too many', async () => {
  const people: Talker[] = [];
  for (let place = 0; place < 5; place++) people.push(await t.talker(place % 2));
  const line = await t.listen(people[0] as Talker, { after: (await people[0]?.read())?.rev ?? 0 });
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => (people[index % 5] as Talker).say(`flood ${index}`)),
  );
  const said = answers.filter(({ message }) => message === null);
  const refused = answers.filter(({ message }) => message !== null);
  expect(said).toHaveLength(100);
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['chat_busy']));
  await line.until(() => line.texts().length >= said.length);
  const told = line.news.flatMap(({ messages }) => messages);
  expect(told.map(({ seq }) => seq)).toEqual(
    said.map(({ value }) => value.seq).toSorted((a, b) => a - b),
  );
  t.world.clock.advance(1_001);
  expect((await people[0]?.say('quiet again'))?.message).toBe(null);
});

const KEPT_OUT = [
  ['takes a break', () => ({ excluded_until: later(t.world.clock.now(), DAY_MS) })],
  ['only tries the site', () => ({ currency: trialCurrency('THB') })],
] as const;

test.each(KEPT_OUT)(
  'HELP-07 who %s is in no room: told out, and refused by every call',
  async (_, change) => {
    const [ann, bob] = [await t.talker(0), await t.talker(0)];
    const { messageId, personId } = (await bob.say('stays')).value;
    const line = await t.listen(ann);
    // Whose session is known already: the chat asks for itself, by the rule of who may play.
    await t.world.db
      .updateTable('members_member')
      .set(change())
      .where('id', '=', ann.memberId)
      .execute();
    await t.processOf(1).feed.sweep();
    await line.until(() => line.news.some(({ isOut }) => isOut));
    const heard = line.texts().length;
    const calls = [
      ann.say('am I here?'),
      ann.call(contract.launchChat, {}),
      ann.call(contract.listChatMessages, { roomId: 'harbour' }),
      ann.call(contract.reactInChat, { messageId, emoji: '👍', isOn: true }),
      ann.call(contract.reportChatMessage, { messageId, reason: 'spam' }),
      ann.call(contract.blockInChat, { personId, isBlocked: true }),
      ann.call(contract.recallSharedBet, { messageId }),
    ];
    for (const { message } of await Promise.all(calls)) expect(message).toBe('chat_not_open');
    const watching = await t.listen(bob);
    await bob.say('without ann');
    await watching.until(() => watching.texts().includes('without ann'));
    expect(line.texts()).toHaveLength(heard);
    const late = await t.listen(ann);
    expect(late.news).toMatchObject([{ isOut: true, messages: [] }]);
  },
);

test('HELP-08 messages are forgotten after the brand’s days, but not around an open report', async () => {
  const [ann, bob] = [await t.talker(), await t.talker()];
  const place = { roomId: 'slow-lane' };
  const old = await ann.say('reported', place);
  await sql`update chat_message set created_at = created_at - interval '200 days'
    where room in ('slow-lane', 'quiet')`.execute(t.world.db);
  await bob.call(contract.reportChatMessage, { messageId: old.value.messageId, reason: 'abuse' });
  const gone = await bob.say('forgotten', EMPTY_ROOM);
  await sql`update chat_message set created_at = created_at - interval '200 days'
    where id = ${gone.value.messageId}`.execute(t.world.db);
  await forgetMessages(t.world, 'mekhala');
  expect((await ann.read(place)).messages.map(({ text }) => text)).toContain('reported');
  expect((await ann.read(EMPTY_ROOM)).messages).toEqual([]);
  expect((await ann.read()).messages.length).toBeGreaterThan(0);
});

const ROUND = 'rnd_01HF7YAT000000000000000001';

test('HELP-07 a bet is shared by a link to its round, which others can open', async () => {
  const [ann, bob] = [await t.talker(), await t.talker()];
  const bet = { vendor: STUDIO, game: 'over-under', memberId: ann.memberId };
  const money = { amount: minor(2_000n), payout: minor(8_600n) };
  await perform(
    t.play,
    commandOf('bet-and-settle', {
      ...bet,
      ...money,
      txId: 'shown',
      roundId: ROUND,
      endsRound: true,
    }),
  );
  await perform(t.play, commandOf('bet', { ...bet, txId: 'running', amount: minor(100n) }));
  const said = await ann.say('', { betId: 'studio:bet:shown' });
  expect(said.value.shared).toMatchObject({
    names: { TH: 'สูงหรือต่ำ' },
    stake: '2000',
    payout: '8600',
  });
  const { messageId } = said.value;
  const opened = await bob.call(contract.recallSharedBet, { messageId, language: 'TH' });
  const { recallUrl } = opened.value as { recallUrl: string };
  expect(new URL(recallUrl).pathname).toBe(`/recall/${ROUND}`);
  for (const betId of ['studio:bet:running', 'studio:bet:never']) {
    expect(await ann.say('', { betId })).toMatchObject({ message: 'chat_bet_unfit' });
  }
  expect(await bob.say('mine!', { betId: 'studio:bet:shown' })).toMatchObject({
    message: 'chat_bet_unfit',
  });
  await ann.call(contract.deleteChatMessage, { messageId });
  expect(await bob.call(contract.recallSharedBet, { messageId })).toMatchObject({
    message: 'not_found',
  });
});

test('HELP-07 who comes while it is asked who may stay is not shown out', async () => {
  const [ann, bob] = [await t.talker(), await t.talker()];
  const line = await t.listen(ann);
  line.follow(null);
  const watching = await t.listen(bob);
  const locked = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  const holding = t.world.db.transaction().execute(async (tx) => {
    await sql`lock table members_member in access exclusive mode`.execute(tx);
    locked.resolve();
    await open.promise;
  });
  await locked.promise;
  const sweeping = t.processOf(1).feed.sweep();
  line.follow('harbour');
  // Both the sweep and the newcomer wait for the table: the newcomer came in between.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
        where not granted and relation = 'members_member'::regclass`.execute(t.world.db);
      return rows[0]?.n ?? 0;
    })
    .toBeGreaterThanOrEqual(2);
  open.resolve();
  await Promise.all([holding, sweeping]);
  await bob.say('still here?');
  await line.until(() => line.texts().includes('still here?'));
  await watching.until(() => watching.texts().includes('still here?'));
  expect(line.news.some(({ isOut }) => isOut)).toBe(false);
});
