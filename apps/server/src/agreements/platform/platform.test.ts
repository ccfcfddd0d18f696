import * as contract from '@baize/contract/agreement';
import type { Output } from '@baize/contract/endpoint';
import * as platform from '@baize/contract/platform-agreement';
import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import { verifyAudit } from '../../operators/index.ts';
import { givenLine, openAgreements, termsOf } from '../../testing/agreements.ts';
import { givenAccount } from '../../testing/identity.ts';
import { operatorOf } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';

const t = useWorld();

const actions = async () => {
  const rows = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'subject'])
    .orderBy('number')
    .execute();
  return rows.map(({ action, subject }) => `${action} ${subject}`);
};

async function givenTop() {
  const open = openAgreements(t.world);
  const [top, below] = await givenLine(t.world, 2);
  assert(top && below, 'a line of two');
  const all = async () => {
    const { value } = await open.manage(platform.listPlatformAgreements);
    const { agreements, lines } = value as unknown as Output<
      typeof platform.listPlatformAgreements
    >;
    return {
      agreements: agreements.filter(({ payee }) => payee.memberId === top.id),
      line: lines.find(({ memberId }) => memberId === top.id),
    };
  };
  return { ...open, top, below, all };
}

test('the platform offers the first of a line, once a key, and the log shows it', async () => {
  const { offerTop, requests, answer, all, top } = await givenTop();
  const terms = termsOf('dividend', 4_000, { period: 'month', requestKey: `top-${top.account}` });
  const offered = await offerTop(top, terms);
  expect(offered.value).toMatchObject({ side: 'platform', payer: null, status: 'offered' });
  expect((await offerTop(top, terms)).value).toEqual(offered.value);
  const different = await offerTop(top, { ...terms, period: 'week' });
  expect(different.message).toBe('repeated_differently');
  expect((await offerTop(top, termsOf('dividend', 1))).message).toBe('offer_exists');
  const done = await actions();
  const line = `agreement.offered ${offered.value.agreementId}`;
  expect(done.filter((each) => each === line)).toHaveLength(1);
  expect((await requests(top))[0]).toMatchObject({ agreement: { payer: null, side: 'payee' } });
  await answer(top, offered);
  const { agreements, line: shown } = await all();
  expect(agreements).toMatchObject([{ status: 'agreed', side: 'platform' }]);
  expect(shown).toMatchObject({ account: top.account, members: 2 });
  expect(await verifyAudit(t.world.db)).toMatchObject({ breaks: [] });
});

test('those below a line, players and nobody are offered nothing by the platform', async () => {
  const { offerTop, top, below } = await givenTop();
  const player = await givenAccount(t.world);
  const terms = termsOf('daily', 50);
  expect((await offerTop(below, terms)).message).toBe('not_top_line');
  expect((await offerTop(player, terms)).message).toBe('not_top_line');
  expect((await offerTop({ ...top, account: 'nobody-at-all' }, terms)).message).toBe('not_found');
  expect((await offerTop(top, { ...terms, carry: 'once' })).message).toBe('tiers_wrong');
});

test('who may not manage agreements reads them at most, and members do neither', async () => {
  const { call, top } = await givenTop();
  const wire = { requestKey: 'not-mine-1', account: top.account, reason: 'a reason' };
  const offer = { ...wire, ...termsOf('daily', 50) };
  const auditor = operatorOf('auditor');
  expect((await call(auditor, platform.offerByPlatform, offer)).message).toBe('not_permitted');
  expect((await call(auditor, platform.listPlatformAgreements)).message).toBe(null);
  const agent = { role: 'agent', memberId: top.id } as const;
  expect((await call(agent, platform.offerByPlatform, offer)).message).toBe('not_operator');
});

test('the platform takes an offer back, asks to end, and ends what it was asked to', async () => {
  const { offerTop, agreeTop, answer, agree, manage, ask, requests, top, below } = await givenTop();
  const offered = await offerTop(top, termsOf('daily', 50));
  const end = (agreementId: string) =>
    manage(platform.endByPlatform, { agreementId, reason: 'no longer' });
  expect((await end(offered.value.agreementId)).value.status).toBe('withdrawn');
  expect((await answer(top, offered)).message).toBe('offer_gone');

  const { value } = await agreeTop(top, termsOf('daily', 60));
  const asked = await end(value.agreementId);
  expect(asked.value.ending).toMatchObject({ isMine: true, reason: 'no longer' });
  expect((await end(value.agreementId)).message).toBe('ending_exists');
  const request = (await requests(top)).find(({ kind }) => kind === 'termination');
  const endingId = request?.agreement.ending?.endingId;
  await ask(top.id, contract.answerEnding, { endingId, accepts: false, endsBelow: [] });

  const given = await agree(top, below, termsOf('daily', 30));
  const wire = { agreementId: value.agreementId, reason: 'I stop' };
  await ask(top.id, contract.askEnding, wire);
  const ended = await end(value.agreementId);
  expect(ended.value).toMatchObject({ endReason: 'I stop', ending: null });
  expect(ended.value.endsAt).not.toBe(null);
  expect((await end(value.agreementId)).message).toBe('agreement_over');
  expect((await requests(top)).map(({ news }) => news)).toContain('endingAccepted');
  expect((await requests(below)).map(({ news }) => news)).toContain('endedFromAbove');
  expect((await end(given.value.agreementId)).message).toBe('not_found');
  const done = await actions();
  expect(done.slice(-3)).toEqual([
    `agreement.offered ${value.agreementId}`,
    `agreement.ending_asked ${value.agreementId}`,
    `agreement.ended ${value.agreementId}`,
  ]);
});
