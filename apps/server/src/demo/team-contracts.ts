import {
  type AgreementKind,
  answerEnding,
  answerOffer,
  askEnding,
  offerAgreement,
  withdrawOffer,
} from '@baize/contract/agreement';
import { offerByPlatform } from '@baize/contract/platform-agreement';
import type { Id, MemberId } from '@baize/std/id';
import { agreementsRoutes } from '../agents/agreements/index.ts';
import type { LoadedBrand } from '../base/brand/index.ts';
import type { OperatorCaller, World } from '../base/kernel/index.ts';
import { agentOf, callsOf, memberOf } from './team-calls.ts';

const PERIODS = { dividend: 'week', daily: 'day', hourly: 'hour', realtime: 'slot' } as const;

/** Rates of the tiers, in hundredths of a per cent, the lowest first. */
type Rates = readonly number[];

/** Which team is large enough for a tier; what a kind does not ask stays zero. */
const tiersOf = (kind: AgreementKind, rates: Rates) =>
  rates.map((rate, at) => ({
    rate,
    activeMembers: kind === 'dividend' || kind === 'daily' ? at * 5 : 0,
    validBets: kind === 'realtime' ? '0' : String(at * (kind === 'hourly' ? 20_000 : 500_000)),
    profit: '0',
  }));

const termsOf = (kind: AgreementKind, rates: Rates) => ({
  kind,
  period: PERIODS[kind],
  carry: kind === 'dividend' ? 'forever' : 'none',
  tiers: tiersOf(kind, rates),
});

type Agreed = { readonly agreementId: Id<'agr'> };

/** Everything that can be done with agreements, in a line each. */
export function contractsWith(world: World, site: LoadedBrand, operator: OperatorCaller) {
  const { brand, flags } = site;
  const call = callsOf(world, agreementsRoutes({ brand, isOn: () => flags.agentPolicy }));
  let count = 0;
  const newKey = () => {
    count += 1;
    return `demo-offer-${count}`;
  };
  return {
    byPlatform: async (account: string, kind: AgreementKind, rates: Rates) =>
      (await call(operator, offerByPlatform, {
        requestKey: newKey(),
        account,
        ...termsOf(kind, rates),
        reason: 'first of a line',
      })) as Agreed,
    offer: async (pair: Pair, kind: AgreementKind, rates: Rates) =>
      (await call(agentOf(pair.from), offerAgreement, {
        requestKey: newKey(),
        memberId: pair.to,
        ...termsOf(kind, rates),
      })) as Agreed,
    answer: (memberId: MemberId, { agreementId }: Agreed, accepts = true) =>
      call(memberOf(memberId), answerOffer, { agreementId, accepts, endsBelow: [] }),
    withdraw: (agentId: MemberId, { agreementId }: Agreed) =>
      call(agentOf(agentId), withdrawOffer, { agreementId }),
    askEnd: async (memberId: MemberId, { agreementId }: Agreed, reason: string) => {
      const asked = await call(memberOf(memberId), askEnding, { agreementId, reason });
      return (asked['ending'] as { readonly endingId: Id<'enq'> }).endingId;
    },
    answerEnd: (memberId: MemberId, endingId: Id<'enq'>, accepts: boolean) =>
      call(memberOf(memberId), answerEnding, { endingId, accepts, endsBelow: [] }),
  };
}

export type Contracts = ReturnType<typeof contractsWith>;

type Pair = { readonly from: MemberId; readonly to: MemberId };

/** The demo agent, those directly below, and one below the first of these. */
export type Cast = {
  readonly agent: { readonly id: MemberId; readonly account: string };
  readonly direct: readonly [MemberId, MemberId, MemberId, MemberId];
  readonly further: MemberId | null;
};

/** When the whole tree is there. */
const BEGIN = 5;

type Agreeing = {
  readonly contracts: Contracts;
  readonly gathering: { cast(): Cast };
  readonly days: number;
};

/** What is agreed on which day of the history, so that each kind and each state is there. */
export async function agreeOn(
  day: number,
  { contracts, gathering, days }: Agreeing,
): Promise<void> {
  if (day < BEGIN) return;
  const cast = gathering.cast();
  if (day === BEGIN) await begin(contracts, cast);
  if (day === Math.max(BEGIN + 1, Math.floor(days / 2))) await change(contracts, cast);
  if (day === days - 1) await leaveOpen(contracts, cast);
}

async function begin(contracts: Contracts, { agent, direct, further }: Cast): Promise<void> {
  const { byPlatform, offer, answer } = contracts;
  for (const [kind, rates] of [
    ['dividend', [2_000, 3_000]],
    ['daily', [40, 60]],
  ] as const) {
    await answer(agent.id, await byPlatform(agent.account, kind, rates));
  }
  const [first, second, third, fourth] = direct;
  for (const to of [first, second, third]) {
    await answer(to, await offer({ from: agent.id, to }, 'dividend', [1_000, 1_500]));
    await answer(to, await offer({ from: agent.id, to }, 'daily', [20, 30]));
  }
  const unwanted = await offer({ from: agent.id, to: fourth }, 'dividend', [300]);
  await answer(fourth, unwanted, false);
  if (!further) return;
  await answer(further, await offer({ from: first, to: further }, 'daily', [10, 15]));
  await answer(further, await offer({ from: first, to: further }, 'dividend', [500]));
}

async function change(contracts: Contracts, { agent, direct }: Cast): Promise<void> {
  const { offer, answer, withdraw, askEnd, answerEnd } = contracts;
  const [, second, third, fourth] = direct;
  const from = agent.id;
  const better = await offer({ from, to: second }, 'dividend', [1_200, 1_800]);
  await answer(second, better);
  await withdraw(from, await offer({ from, to: fourth }, 'daily', [25]));
  const ended = await offer({ from, to: third }, 'daily', [22, 32]);
  await answer(third, ended);
  await answerEnd(from, await askEnd(third, ended, 'I bring players of my own now'), true);
  // Never answered: it runs out by itself.
  await offer({ from, to: fourth }, 'dividend', [600]);
}

async function leaveOpen(contracts: Contracts, { agent, direct, further }: Cast): Promise<void> {
  const { byPlatform, offer, answer, askEnd } = contracts;
  const from = agent.id;
  const [first, second, , fourth] = direct;
  await answer(from, await byPlatform(agent.account, 'hourly', [20]));
  await answer(first, await offer({ from, to: first }, 'hourly', [10]));
  await answer(from, await byPlatform(agent.account, 'realtime', [10]));
  await answer(first, await offer({ from, to: first }, 'realtime', [5]));
  const again = await offer({ from, to: second }, 'hourly', [12]);
  await answer(second, again);
  await askEnd(second, again, 'Daily is enough for me');
  await offer({ from, to: fourth }, 'daily', [20, 30]);
  await byPlatform(agent.account, 'dividend', [2_200, 3_300]);
  if (further) await offer({ from: first, to: further }, 'hourly', [8]);
}
