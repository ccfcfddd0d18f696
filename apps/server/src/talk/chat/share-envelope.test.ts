import * as contract from '@baize/contract/chat';
import type { RedEnvelope } from '@baize/contract/red-envelope';
import * as envelopes from '@baize/contract/red-envelope';
import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { envelopesRoutes } from '../../rewards/envelopes/index.ts';
import { nextKey, type Said, useChat } from '../../testing/chat.ts';
import { callsOf } from '../../testing/rewards.ts';
import { givenSender, SECRET } from '../../testing/transfers.ts';

const t = useChat();
const { brand } = loadBrand('mekhala');

const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, envelopesRoutes(brand))(...call);

/** Somebody who has sent a gift with these words. */
async function givenGift(wish: string) {
  const { id: memberId } = await givenSender(t.world, { cash: 1_000_000n });
  const sent = await ask(envelopes.sendEnvelope, memberId, {
    language: 'EN',
    requestKey: nextKey(),
    total: '20000',
    packets: 4,
    split: 'equal',
    wish,
    paymentPassword: SECRET,
  });
  expect(sent.message).toBeNull();
  return { memberId, envelopeId: (sent.value as unknown as RedEnvelope).envelopeId };
}

const share = async (memberId: MemberId, facts: object) => {
  const wire = { roomId: 'quiet', requestKey: nextKey(), text: '', ...facts };
  const { routes } = t.processOf(0);
  return (await callsOf(t.world, routes)(contract.sayInChat, memberId, wire)) as unknown as Said;
};

test('HELP-07 a red envelope is put into a room, and whoever hears it there can open it', async () => {
  const ann = await t.talker();
  const line = await t.listen(ann, { room: 'quiet' });
  const { memberId, envelopeId } = await givenGift('Good luck\u202E to all');
  const said = await share(memberId, { envelopeId });
  expect(said).toMatchObject({
    message: null,
    value: {
      text: '',
      shared: null,
      envelope: { envelopeId, wish: 'Good luck to all', packets: 4 },
    },
  });
  await line.until(() => line.news.some(({ messages }) => messages.length > 0));
  expect(line.news.at(-1)?.messages[0]?.envelope).toEqual(said.value.envelope);
  const opened = await ask(envelopes.openEnvelope, ann.memberId, { envelopeId });
  expect(opened.value).toEqual({ outcome: 'opened', amount: '5000' });
  const { messageId } = said.value;
  expect((await ann.call(contract.recallSharedBet, { messageId })).message).toBe('not_found');
});

test('HELP-07 another’s envelope, one that is over, one beside a bet and a bad wish are refused', async () => {
  const ann = await t.talker();
  const { memberId, envelopeId } = await givenGift('For you');
  expect((await share(ann.memberId, { envelopeId })).message).toBe('chat_envelope_unfit');
  expect((await share(memberId, { envelopeId: t.world.newId('env') })).message).toBe(
    'chat_envelope_unfit',
  );
  const both = { envelopeId, betId: 'studio:bet:any' };
  expect((await share(memberId, both)).message).toBe('invalid_input');
  const bad = await givenGift('no s.c.a.m');
  expect((await share(bad.memberId, { envelopeId: bad.envelopeId })).message).toBe('chat_word');
  t.world.clock.advance(DAY_MS + 1);
  expect((await share(memberId, { envelopeId })).message).toBe('chat_envelope_unfit');
});
