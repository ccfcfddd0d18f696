import * as contract from '@baize/contract/chat';
import * as desk from '@baize/contract/chat-desk';
import type { OperatorRole } from '@baize/contract/operator-roles';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { type Talker, useChat } from '../../testing/chat.ts';
import { callerOf, givenOperator } from '../../testing/operator.ts';
import { chatRoutes } from './routes.ts';

const t = useChat();

type WireInput = Readonly<Record<string, unknown>>;

/** An operator who makes calls of the chat. */
async function moderator(role: OperatorRole = 'support') {
  const { caller, name } = await givenOperator(t.world, role);
  const site = loadBrand('mekhala');
  const options = { site, catalogue: null as never, launchers: new Map(), publicUrl: '' };
  const call = callerOf(t.world, chatRoutes(options));
  return {
    name,
    do: (endpoint: Parameters<typeof call>[1], facts: WireInput = {}) =>
      call(caller, endpoint, facts),
  };
}

async function givenReport(author: Talker, reporter: Talker, text = 'send me money') {
  await reporter.say('said before');
  const { value } = await author.say(text);
  await reporter.say('said after');
  const { messageId, personId } = value;
  const report = await reporter.call(contract.reportChatMessage, {
    messageId,
    reason: 'begging',
    note: 'he asks everybody',
  });
  const { reference } = report.value as { reference: string };
  return { reportId: reference, messageId, personId };
}

const actionsOf = async (subject: string) =>
  (
    await t.world.db
      .selectFrom('operators_audit')
      .select(['action', 'reason'])
      .where('subject', '=', subject)
      .execute()
  ).map(({ action, reason }) => `${action}: ${reason}`);

test('TALK-05 OPS-10 a report shows the message with those around it, also when it was deleted', async () => {
  const [ann, bob, mo] = [await t.talker(), await t.talker(), await moderator()];
  const { reportId, messageId } = await givenReport(ann, bob, 'call 0812345678');
  await ann.call(contract.deleteChatMessage, { messageId });
  const { value } = await mo.do(desk.listChatReports, { view: 'waiting' });
  expect(value['reports']).toContainEqual(
    expect.objectContaining({
      reportId,
      roomId: 'harbour',
      reason: 'begging',
      note: 'he asks everybody',
      message: expect.objectContaining({ text: 'call 0812345678', isDeleted: true }) as unknown,
      outcome: null,
    }),
  );
  const file = (await mo.do(desk.readChatReport, { reportId })).value as unknown as {
    around: { text: string; author: { memberId: string } }[];
  };
  const texts = file.around.map(({ text }) => text);
  expect(texts.slice(-3)).toEqual(['said before', 'call 0812345678', 'said after']);
  expect(file.around.at(-2)?.author.memberId).toBe(ann.memberId);
});

test('HELP-08 a message that was deleted can still be reported; one’s own and unknown ones not', async () => {
  const [ann, bob] = [await t.talker(), await t.talker()];
  const { messageId } = (await ann.say('gone soon')).value;
  await ann.call(contract.deleteChatMessage, { messageId });
  const wire = { messageId, reason: 'abuse' };
  const first = await bob.call(contract.reportChatMessage, wire);
  expect(first.message).toBe(null);
  expect((await bob.call(contract.reportChatMessage, wire)).value).toEqual(first.value);
  expect((await ann.call(contract.reportChatMessage, wire)).message).toBe('chat_report_own');
  const unknown = { messageId: t.world.newId('cmg'), reason: 'spam' };
  expect((await bob.call(contract.reportChatMessage, unknown)).message).toBe('not_found');
});

test('HELP-08 who is muted is refused by the server until the mute is over or lifted', async () => {
  const [ann, bob, mo] = [await t.talker(), await t.talker(), await moderator()];
  const { reportId, messageId, personId } = await givenReport(ann, bob);
  const line = await t.listen(bob);
  const decided = await mo.do(desk.decideChatReport, {
    reportId,
    outcome: 'muted',
    reason: 'begs for money',
    minutes: 60,
  });
  expect(decided.value).toMatchObject({
    outcome: 'muted',
    remark: 'begs for money',
    decidedBy: mo.name,
    message: { isDeleted: true },
    mute: { reason: 'begs for money', by: mo.name },
  });
  await line.until(() => line.texts().includes(null));
  const until = new Date(t.world.clock.now().getTime() + 3_600_000).toISOString();
  expect(await ann.say('still here')).toMatchObject({
    message: 'chat_muted',
    value: { until, reason: 'begs for money' },
  });
  expect(await ann.say('in another room', { roomId: 'quiet' })).toMatchObject({
    message: 'chat_muted',
  });
  const sign = { messageId, emoji: '👍', isOn: true };
  expect((await ann.call(contract.reactInChat, sign)).message).toBe('chat_muted');
  expect((await ann.read()).me.mute).toEqual({ until, reason: 'begs for money' });
  expect((await mo.do(desk.liftChatMute, { personId, reason: 'asked nicely' })).value).toEqual({
    lifted: 1,
  });
  const late = await (await moderator()).do(desk.liftChatMute, { personId, reason: 'me too' });
  expect(late).toMatchObject({
    message: 'already_decided',
    value: { action: 'chat.unmuted', operator: mo.name, reason: 'asked nicely' },
  });
  expect((await ann.say('thank you')).message).toBe(null);
  await mo.do(desk.muteInChat, { personId, minutes: 5, reason: 'again' });
  expect((await ann.say('oh no')).message).toBe('chat_muted');
  t.world.clock.advance(5 * 60_000);
  expect((await ann.say('over by itself')).message).toBe(null);
  expect(await actionsOf(reportId)).toEqual(['chat.report_muted: begs for money']);
  expect(await actionsOf(personId)).toEqual(['chat.unmuted: asked nicely', 'chat.muted: again']);
});

test('HELP-08 OPS-10 DESK-04 a report is decided once, and with it all others of its message', async () => {
  const [ann, bob, cat] = [await t.talker(), await t.talker(), await t.talker()];
  const [mo, colleague] = [await moderator(), await moderator('admin')];
  const { reportId, messageId } = await givenReport(ann, bob);
  const other = await cat.call(contract.reportChatMessage, { messageId, reason: 'abuse' });
  const decision = { reportId, outcome: 'dismissed', reason: 'nothing wrong' };
  const answers = await Promise.all([
    mo.do(desk.decideChatReport, decision),
    colleague.do(desk.decideChatReport, { ...decision, outcome: 'deleted' }),
  ]);
  expect(new Set(answers.map(({ message }) => message))).toEqual(
    new Set(['already_decided', null]),
  );
  // The other report was decided with it: whoever opens that one is told so too.
  const { reference } = other.value as { reference: string };
  const sibling = { ...decision, reportId: reference };
  expect(await mo.do(desk.decideChatReport, sibling)).toMatchObject({
    message: 'already_decided',
    value: {
      action: expect.stringMatching(/^chat\.report_(dismissed|deleted)$/) as string,
      operator: expect.stringMatching(/^Operator/) as string,
    },
  });
  const { value } = await mo.do(desk.listChatReports, { view: 'waiting' });
  const open = value['reports'] as unknown as { message: { messageId: string } }[];
  expect(open.filter(({ message }) => message.messageId === messageId)).toEqual([]);
  const done = (await mo.do(desk.listChatReports, { view: 'done' })).value['reports'];
  expect(done).toContainEqual(
    expect.objectContaining({ reportId, outcome: expect.any(String) as unknown }),
  );
  for (const facts of [{ outcome: 'muted' }, { outcome: 'dismissed', minutes: 5 }]) {
    expect((await mo.do(desk.decideChatReport, { ...decision, ...facts })).message).toBe(
      'invalid_input',
    );
  }
});

test('HELP-08 a moderator deletes a message; who may only read may not', async () => {
  const [ann, bob, mo] = [await t.talker(), await t.talker(), await moderator()];
  const { messageId, personId } = (await ann.say('take me out')).value;
  const wire = { messageId, reason: 'off topic' };
  for (const role of ['auditor', 'risk', 'finance'] as const) {
    const reader = await moderator(role);
    expect((await reader.do(desk.removeChatMessage, wire)).message).toBe('not_permitted');
    const mute = { personId, minutes: 5, reason: 'because' };
    expect((await reader.do(desk.muteInChat, mute)).message).toBe('not_permitted');
  }
  expect(
    (await (await moderator('finance')).do(desk.listChatReports, { view: 'waiting' })).message,
  ).toBe('not_permitted');
  expect((await mo.do(desk.removeChatMessage, wire)).value).toMatchObject({
    text: 'take me out',
    isDeleted: true,
  });
  expect((await bob.read()).messages.at(-1)).toMatchObject({ messageId, text: null });
  expect(await mo.do(desk.removeChatMessage, wire)).toMatchObject({
    message: 'already_decided',
    value: { operator: mo.name, action: 'chat.message_deleted' },
  });
});

test.each([
  ['selfharm', 'I want to kill\u200B myself', true],
  ['selfharm', 'เหนื่อยแล้ว อยากตาย', true],
  ['minor', 'hi, I am 15 years old', false],
] as const)(
  'HELP-08 OPS-10 a message of %s goes to the moderators by itself, and is answered with care',
  async (reason, text, isInDistress) => {
    const [ann, mo] = [await t.talker(), await moderator()];
    const said = await ann.say(text);
    expect(said.value).toMatchObject({ isInDistress });
    const { messageId, personId } = said.value;
    const { value } = await mo.do(desk.listChatReports, { view: 'waiting' });
    expect(value['reports']).toContainEqual(
      expect.objectContaining({
        reason,
        reporter: expect.objectContaining({ personId, memberId: ann.memberId }) as unknown,
        message: expect.objectContaining({ messageId, isDeleted: false }) as unknown,
      }),
    );
  },
);
