import {
  type AgreementKind,
  answerOffer,
  offerAgreement,
  PERIODS_OF,
  seeAnswers,
} from '@baize/contract/agreement';
import type { Endpoint } from '@baize/contract/endpoint';
import { permissionsOf } from '@baize/contract/operator-roles';
import { offerByPlatform } from '@baize/contract/platform-agreement';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { agreementsRoutes } from '../apps/server/src/agents/agreements/index.ts';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { answer, type Caller, type World } from '../apps/server/src/base/kernel/index.ts';
import type { People, Person } from './people.ts';

/** Somebody new, directly below somebody. */
export async function givenBelow(
  people: People,
  upline: Person | undefined,
  type = 0,
): Promise<Person> {
  assert(upline, 'somebody stands above');
  const person = await people.given({ type });
  await people.world.db
    .updateTable('members_member')
    .set({ upline_id: upline.id })
    .where('id', '=', person.id)
    .execute();
  return person;
}

type OfferWanted = {
  readonly kind: AgreementKind;
  readonly rate: number;
  /** Who offers it, where it is not the platform. */
  readonly payer?: Person | undefined;
  readonly isOnlyOffered?: boolean;
};

/** Makes an agreement by the calls of both sides, who know of it then; or leaves it at the offer. */
export async function agree(
  { world }: People,
  payee: Person | undefined,
  { kind, rate, payer, isOnlyOffered }: OfferWanted,
): Promise<string> {
  assert(payee, 'somebody is offered it');
  const call = callsOf(world);
  const tiers = [{ rate, activeMembers: 0, validBets: '0', profit: '0' }];
  const terms = { kind, period: PERIODS_OF[kind][0], carry: 'none', tiers };
  const requestKey = world.newId('req');
  const { agreementId } = payer
    ? await call({ role: 'agent', memberId: payer.id }, offerAgreement, {
        requestKey,
        memberId: payee.id,
        ...terms,
      })
    : await call(OPERATOR, offerByPlatform, {
        requestKey,
        account: payee.account,
        reason: 'for the test',
        ...terms,
      });
  if (isOnlyOffered) return agreementId;
  const said = { agreementId, accepts: true, endsBelow: [] };
  await call({ role: 'member', memberId: payee.id }, answerOffer, said);
  const seen = { agreementIds: [agreementId] };
  if (payer) await call({ role: 'agent', memberId: payer.id }, seeAnswers, seen);
  return agreementId;
}

/** Makes a call about agreements as somebody of the site. */
export async function askAs(
  { world }: People,
  { id: memberId }: Person,
  [endpoint, body]: readonly [Endpoint, object],
): Promise<void> {
  await callsOf(world)({ role: 'agent', memberId }, endpoint, body);
}

function callsOf(world: World) {
  const routes = agreementsRoutes({ brand: loadBrand('mekhala').brand, isOn: () => true });
  return async (caller: Caller, endpoint: unknown, body: object) => {
    const route = routes.find((each) => each.endpoint === endpoint);
    assert(route, 'the call is served');
    const origin = { requestId: 'e2e', ip: '127.0.0.1', proxyRegion: null, language: 'EN' };
    const told = { ...world, wording: (code: string) => code };
    const asked = { caller, origin: { ...origin, userAgent: 'e2e' }, body };
    const { body: reply } = await answer(route, told, asked);
    assert(reply.success, `it was taken, and not ${reply.message ?? ''}`);
    return reply.value as { agreementId: string };
  };
}

const OPERATOR: Caller = {
  role: 'operator',
  operatorId: 'opr_01HF7YAT000000000000000000' as Id<'opr'>,
  sessionId: 'ops_01HF7YAT000000000000000000' as Id<'ops'>,
  trusted: permissionsOf('finance'),
};
