import * as contract from '@baize/contract/agreement';
import {
  type Agreement,
  type AgreementKind,
  PERIODS_OF,
  THRESHOLDS_OF,
} from '@baize/contract/agreement';
import type { Endpoint } from '@baize/contract/endpoint';
import { offerByPlatform } from '@baize/contract/platform-agreement';
import type { MemberId } from '@baize/std/id';
import { agreementsRoutes } from '../agents/agreements/index.ts';
import { loadBrand } from '../base/brand/index.ts';
import type { Member } from '../people/members/index.ts';
import { givenAccount } from './identity.ts';
import { callerOf, operatorOf } from './operator.ts';
import type { TestWorld } from './world.ts';

type Wire = Readonly<Record<string, unknown>>;

const AGENT_TYPE = 1;

let keys = 0;

/** One tier that asks for nothing, by the first period of a kind. */
export const termsOf = (kind: AgreementKind, rate: number, facts: Wire = {}): Wire => ({
  kind,
  period: PERIODS_OF[kind][0],
  carry: 'none',
  tiers: [{ rate, activeMembers: 0, validBets: '0', profit: '0' }],
  ...facts,
});

/** Two tiers: the second asks for something of all that the kind looks at. */
export const twoTiers = (kind: AgreementKind, low: number, high: number) => {
  const asks = (name: contract.Threshold) => THRESHOLDS_OF[kind].includes(name);
  const money = (name: contract.Threshold) => (asks(name) ? '500000' : '0');
  return [
    { rate: low, activeMembers: 0, validBets: '0', profit: '0' },
    {
      rate: high,
      activeMembers: asks('activeMembers') ? 5 : 0,
      validBets: money('validBets'),
      profit: money('profit'),
    },
  ];
};

type AgreementsWish = {
  readonly isOn?: boolean;
  /** Ceilings of the brand other than its own. */
  readonly rateMax?: Partial<Record<AgreementKind, number>>;
};

/** The calls of agreements, made as agents, members and operators do. */
export function openAgreements(
  world: TestWorld,
  { isOn = true, rateMax = {} }: AgreementsWish = {},
) {
  const loaded = loadBrand('mekhala').brand;
  const agents = { ...loaded.agents, rateMax: { ...loaded.agents.rateMax, ...rateMax } };
  const brand = { ...loaded, agents };
  const call = callerOf(world, agreementsRoutes({ brand, isOn: () => isOn }));
  const ask = async (memberId: MemberId, endpoint: Endpoint, wire: Wire = {}) => {
    const reply = await call({ role: 'agent', memberId }, endpoint, wire);
    return { message: reply.message, value: reply.value as unknown as Agreement };
  };
  const manage = async (endpoint: Endpoint, wire: Wire = {}) => {
    const reply = await call(operatorOf('finance'), endpoint, wire);
    return { message: reply.message, value: reply.value as unknown as Agreement };
  };
  return { call, ask, manage, ...offering({ ask, manage }) };
}

type Asks = {
  ask: (memberId: MemberId, endpoint: Endpoint, wire?: Wire) => Promise<AgreementReply>;
  manage: (endpoint: Endpoint, wire?: Wire) => Promise<AgreementReply>;
};

export type AgreementReply = { readonly message: string | null; readonly value: Agreement };

const newKey = () => `agreement-${++keys}`;

function offering({ ask, manage }: Asks) {
  const answer = (payee: Member, { value }: AgreementReply, facts: Wire = {}) =>
    ask(payee.id, contract.answerOffer, {
      agreementId: value.agreementId,
      accepts: true,
      endsBelow: [],
      ...facts,
    });
  const offer = (payer: Member, payee: Member, terms: Wire) =>
    ask(payer.id, contract.offerAgreement, { requestKey: newKey(), memberId: payee.id, ...terms });
  const offerTop = ({ account }: Member, terms: Wire) =>
    manage(offerByPlatform, { requestKey: newKey(), account, reason: 'a line', ...terms });
  return {
    answer,
    offer,
    offerTop,
    agree: async (payer: Member, payee: Member, terms: Wire) =>
      answer(payee, await offer(payer, payee, terms)),
    agreeTop: async (payee: Member, terms: Wire) => answer(payee, await offerTop(payee, terms)),
    requests: async (member: Member) => {
      const { value } = await ask(member.id, contract.listAgreementRequests);
      return value as unknown as readonly contract.AgreementRequest[];
    },
    list: async (member: Member, kind: AgreementKind) => {
      const { value } = await ask(member.id, contract.listAgreements, { kind });
      return value as unknown as contract.AgreementList;
    },
  };
}

/** That many agents, each directly below the one before. */
export async function givenLine(
  world: TestWorld,
  length: number,
  top: Member | null = null,
): Promise<readonly Member[]> {
  const line: Member[] = [];
  for (let upline = top; line.length < length; ) {
    const facts = { type: AGENT_TYPE, ...(upline ? { uplineId: upline.id } : {}) };
    upline = await givenAccount(world, facts);
    line.push(upline);
  }
  return line;
}

/** As many at once as the world has connections: nobody waits for one, all wait for each other. */
const LANES = 8;

/** Does something that many times, side by side. */
export async function atOnce<Value>(
  count: number,
  make: (at: number) => Promise<Value>,
): Promise<readonly Value[]> {
  const made: Value[] = [];
  const places = Array.from({ length: count }, (_, at) => at).values();
  const lane = async () => {
    for (const at of places) made.push(await make(at));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return made;
}
