import * as contract from '@baize/contract/agreement';
import { AGREEMENT_KINDS, type AgreementKind } from '@baize/contract/agreement';
import * as member from '@baize/contract/member';
import { assert } from '@baize/std/assert';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { type Member, membersRoutes } from '../../people/members/index.ts';
import { givenLine, openAgreements, termsOf } from '../../testing/agreements.ts';
import { callerOf } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { canUse, readContracts } from './index.ts';

const t = useWorld();

const FLAG_OF = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const satisfies Record<AgreementKind, string>;

const NOTHING = {
  dailysalreqtype: null,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  salaryInfoType: [],
  dividendInfoType: [],
};

/** The consolidated data as the site asks for it. */
async function consolidated({ id: memberId }: Member, isAgentPolicyOn = true, role = 'member') {
  const { brand } = loadBrand('mekhala');
  const findLastLogin = async () => null;
  const routes = membersRoutes({
    brand,
    isAgentPolicyOn: () => isAgentPolicyOn,
    findLastLogin,
    readContracts,
  });
  const caller = { role: role as 'member', memberId };
  return callerOf(t.world, routes)(caller, member.readConsolidated);
}

const mayUse = ({ id }: Member, kind: AgreementKind) =>
  canUse(t.world.db, id, { kind, at: t.world.clock.now() });

test.each(AGREEMENT_KINDS)(
  'AGENT-08 AGENT-16 %s is told when it is offered, agreed and ended, and hidden before',
  async (kind) => {
    const { offer, agreeTop, answer, ask } = openAgreements(t.world);
    const [agent, downline] = await givenLine(t.world, 2);
    assert(agent && downline, 'a line of two');
    const list = () => ask(downline.id, contract.listAgreements, { kind });
    await agreeTop(agent, termsOf(kind, 100));
    expect((await consolidated(downline)).value).toEqual(NOTHING);
    expect(await mayUse(downline, kind)).toBe(false);
    expect((await list()).message).toBe('access_restricted');

    const offered = await offer(agent, downline, termsOf(kind, 50));
    expect((await consolidated(downline)).value).toEqual({
      ...NOTHING,
      [FLAG_OF[kind]]: 'offered',
    });
    expect(await mayUse(downline, kind)).toBe(true);
    expect((await list()).message).toBe(null);

    const { value } = await answer(downline, offered);
    const info = kind === 'dividend' ? 'dividendInfoType' : 'salaryInfoType';
    expect((await consolidated(downline)).value).toEqual({
      ...NOTHING,
      [FLAG_OF[kind]]: 'agreed',
      [info]: [kind],
    });

    const wire = { agreementId: value.agreementId, reason: 'enough' };
    const asked = await ask(agent.id, contract.askEnding, wire);
    const endingId = asked.value.ending?.endingId;
    await ask(downline.id, contract.answerEnding, { endingId, accepts: true, endsBelow: [] });
    t.world.clock.advance(2 * DAY_MS);
    // Its bills are still theirs to see, while nothing is paid by it any more.
    expect((await consolidated(downline)).value).toEqual({ ...NOTHING, [FLAG_OF[kind]]: 'ended' });
    for (const other of AGREEMENT_KINDS) {
      expect(await mayUse(downline, other)).toBe(other === kind);
    }
  },
);

test('AGENT-16 an offer that was rejected, withdrawn or has run out hides its kind again', async () => {
  const { offer, agreeTop, answer, ask } = openAgreements(t.world);
  const [agent, downline] = await givenLine(t.world, 2);
  assert(agent && downline, 'a line of two');
  await agreeTop(agent, termsOf('hourly', 100));
  const first = await offer(agent, downline, termsOf('hourly', 50));
  await answer(downline, first, { accepts: false });
  expect(await mayUse(downline, 'hourly')).toBe(false);
  const { value } = await offer(agent, downline, termsOf('hourly', 50));
  await ask(agent.id, contract.withdrawOffer, { agreementId: value.agreementId });
  expect(await mayUse(downline, 'hourly')).toBe(false);
  await offer(agent, downline, termsOf('hourly', 50));
  expect(await mayUse(downline, 'hourly')).toBe(true);
  t.world.clock.advance(7 * DAY_MS);
  expect(await mayUse(downline, 'hourly')).toBe(false);
});

test('BRAND-12 API-16 without the agent policy, and to trial players, nothing is told', async () => {
  const [agent] = await givenLine(t.world, 1);
  assert(agent, 'an agent');
  expect((await consolidated(agent)).message).toBe(null);
  expect((await consolidated(agent, false)).message).toBe('feature_off');
  expect((await consolidated(agent, true, 'trial')).message).toBe('in_need_true_account');
});
