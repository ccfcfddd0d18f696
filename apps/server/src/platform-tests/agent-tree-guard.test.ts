import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as agent from '@baize/contract/agent';
import * as agreement from '@baize/contract/agreement';
import type { Endpoint } from '@baize/contract/endpoint';
import * as settlement from '@baize/contract/settlement';
import { CONTRACT } from '@baize/contract/table';
import * as team from '@baize/contract/team';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import { DAY_MS, HOUR_MS, type Instant, later } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../app.ts';
import { loadBrand } from '../base/brand/index.ts';
import type { Row } from '../base/db/index.ts';
import { systemClock } from '../base/kernel/index.ts';
import { readConfig } from '../config/config.ts';
import type { Member } from '../people/members/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { givenAgent, givenBelow } from '../testing/agents.ts';
import { type Client, createClient } from '../testing/client.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { givenSender, SECRET } from '../testing/transfers.ts';
import { origin, useWorld } from '../testing/world.ts';

/**
 * Asks every call of the agent center for everybody outside the caller's own tree. The calls are
 * those of the contract: one that is added is asked as well, and fails here if it names people in a
 * way that nobody has thought about.
 */
const t = useWorld();
const { brand } = loadBrand('mekhala');
const now = () => ({ ...t.world, clock: systemClock });

let platform: Platform;
let call: Client;
let own: Member;
let token: string;
const foreign = new Map<string, Member>();
type Things = Readonly<Record<string, string>>;
let theirs: Things;
let mine: Things;

const TIERS = [{ rate: 10, activeMembers: 0, validBets: '0', profit: '0' }];

const tokenOf = (member: Member) =>
  t.world.db.transaction().execute(async (tx) => {
    const at = { brand, member, method: 'username', origin: origin() } as const;
    return (await openSession(now(), tx, at)).token;
  });

beforeAll(async () => {
  const upline = await givenAgent(t.world);
  own = await givenSender(t.world, { type: 1, uplineId: upline.id, cash: 100_000n });
  await givenBelow(t.world, own.id);
  const sibling = await givenAgent(t.world, upline.id);
  foreign.set('upline', upline);
  foreign.set('sibling', sibling);
  foreign.set('sibling’s child', await givenBelow(t.world, sibling.id));
  foreign.set('stranger', await givenBelow(t.world, null));
  foreign.set('trial', await givenBelow(t.world, null, { type: 4, currency: 'THB.trial' }));
  theirs = await giveThings({ payer: upline.id, payee: sibling.id });
  mine = await giveThings({ payer: null, payee: own.id });
  platform = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: t.world.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-guard-')),
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
    }),
  );
  call = await createClient(platform.url ?? '');
  token = await tokenOf(own);
  return () => platform.stop();
});

type Sides = { readonly payer: MemberId | null; readonly payee: MemberId };

/** A link, an agreement with a request to end it, and a bill. */
async function giveThings({ payer, payee }: Sides): Promise<Things> {
  const { db, newId } = t.world;
  const at = later(systemClock.now(), -DAY_MS);
  const things = {
    linkId: newId('lnk'),
    agreementId: newId('agr'),
    endingId: newId('enq'),
    billId: newId('bil'),
  };
  const { linkId, agreementId, endingId, billId } = things;
  const link = {
    id: linkId,
    agent_id: payee,
    request_key: linkId,
    code: linkId.slice(-10),
    name: 'Some link',
    brings: 'member',
    rebate_rate: 0,
    is_open: true,
    created_at: at,
  } as const;
  await db.insertInto('agents_link').values(link).execute();
  const agreed = {
    id: agreementId,
    kind: 'daily',
    payer_id: payer,
    payee_id: payee,
    version: 1,
    period: 'day',
    carry: 'none',
    tiers: JSON.stringify(TIERS),
    top_rate: 10,
    status: 'agreed',
    request_key: agreementId,
    offered_at: at,
    offered_until: at,
    answered_at: at,
    starts_at: at,
  } as const;
  await db.insertInto('agreements_agreement').values(agreed).execute();
  const asked = { reason: 'for a reason', status: 'open', asked_at: at } as const;
  const ending = { id: endingId, agreement_id: agreementId, asked_by: payer, ...asked };
  await db.insertInto('agreements_ending').values(ending).execute();
  const bill = { id: billId, agreement_id: agreementId, payer_id: payer, payee_id: payee };
  await giveBill(bill, at);
  return things;
}

type Bill = Pick<Row<'settlement_bill'>, 'id' | 'agreement_id' | 'payer_id' | 'payee_id'>;

async function giveBill(bill: Bill, at: Instant): Promise<void> {
  const { db, newId } = t.world;
  const span = { from_at: at, to_at: later(at, HOUR_MS) };
  const period = { kind: 'daily', period: 'day' } as const;
  const run = { id: newId('run'), ...period, bill_count: 1, amount: ZERO };
  await db
    .insertInto('settlement_run')
    .values({ ...run, ...span, from_at: later(at, runs), billed_at: at })
    .execute();
  runs += 1;
  const figures = { valid_bets: ZERO, profit: ZERO, carried: ZERO, base: ZERO, amount: ZERO };
  const facts = { kind: 'daily', currency: 'THB', depth: 2, active_members: 0, rate: 10 } as const;
  await db
    .insertInto('settlement_bill')
    .values({
      ...bill,
      ...span,
      ...figures,
      ...facts,
      run_id: run.id,
      status: 'unreached',
      created_at: at,
    })
    .execute();
}

let runs = 0;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'input' in value;

const rows = [agent, team, agreement, settlement]
  .flatMap((module) => Object.entries(module))
  .filter((row): row is [string, Endpoint] => isEndpoint(row[1]))
  .filter(([, { access }]) => access === 'agent' || access === 'member');

const fieldsOf = ({ input }: Endpoint): readonly string[] =>
  Object.keys((input as unknown as { readonly shape?: object }).shape ?? {});

/** What names somebody, or something that is somebody's. */
const PEOPLE = ['memberId', 'of', 'account'];
const THINGS = ['linkId', 'agreementId', 'endingId', 'billId'];

const TERMS = { period: 'day', carry: 'none' };

/** What a call needs beside whom it asks for. */
const NEEDED: Readonly<Record<string, object>> = {
  createLink: { requestKey: 'guard-link', name: 'Mine', brings: 'member', rebateRate: 0 },
  createDownline: { brings: 'member', rebateRate: 0 },
  setRebate: { rate: 0 },
  transferToDownline: { requestKey: 'guard-send', amount: '10000', paymentPassword: SECRET },
  listTeamBets: { language: 'EN' },
  offerAgreement: { requestKey: 'guard-offer', kind: 'daily', ...TERMS, tiers: TIERS },
  answerOffer: { accepts: true, endsBelow: [] },
  answerEnding: { accepts: true, endsBelow: [] },
  askEnding: { reason: 'not mine' },
  listAgreements: { kind: 'daily' },
  listBillLines: { of: 'self' },
  listBillBets: { memberId: 'self', language: 'EN' },
  previewSettlement: { kind: 'daily' },
  seeAnswers: { agreementIds: [] },
};

const wireOf = (name: string, facts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries({ ...NEEDED[name], ...facts }).map(([field, value]) => [
      field,
      value === 'self' ? own.id : value,
    ]),
  );

/** Nothing of a foreign person is in an answer, unless the caller wrote it there. */
function expectSilent(answer: unknown, said: readonly string[]): void {
  const text = JSON.stringify(answer);
  for (const [who, { id, account, nickname }] of foreign) {
    for (const word of [id, account, nickname]) {
      if (!said.includes(word)) expect(text, who).not.toContain(word);
    }
  }
}

const byPerson = rows.flatMap(([name, endpoint]) =>
  fieldsOf(endpoint)
    .filter((field) => PEOPLE.includes(field) && name !== 'createDownline')
    .flatMap((field) =>
      ['upline', 'sibling', 'sibling’s child', 'stranger', 'trial'].map(
        (who) => [name, field, who] as const,
      ),
    ),
);

test('AGENT-06 there are calls that name people, and each is in the contract', () => {
  expect(byPerson.length).toBeGreaterThan(40);
  for (const [name] of rows) expect(CONTRACT[name], name).toBeDefined();
});

test.each(byPerson)(
  'AGENT-06 %s, asked by %s for the %s, tells nothing',
  async (name, field, who) => {
    const person = foreign.get(who);
    const endpoint = CONTRACT[name];
    assert(person && endpoint, 'the table is of this contract');
    const named = field === 'account' ? person.account : person.id;
    const bill = fieldsOf(endpoint).includes('billId') ? { billId: mine['billId'] ?? '' } : {};
    const reply = await call(endpoint, wireOf(name, { ...bill, [field]: named }), { token });
    expect(reply.message, name).toBe('not_found');
    expectSilent(reply, [named]);
  },
);

const byThing = rows.flatMap(([name, endpoint]) =>
  fieldsOf(endpoint)
    .filter((field) => THINGS.includes(field))
    .map((field) => [name, field] as const),
);

test.each(byThing)('AGENT-06 %s with a %s of others tells nothing', async (name, field) => {
  const endpoint = CONTRACT[name];
  assert(endpoint, 'the table is of this contract');
  const thing = theirs[field] ?? '';
  const reply = await call(endpoint, wireOf(name, { [field]: thing }), { token });
  expect(reply.message, name).toBe('not_found');
  expectSilent(reply, [thing]);
});

/** Kinds that nothing is agreed of are not there for the caller. */
const isAnswered = (message: unknown) => message === null || message === 'access_restricted';

const plain = rows.filter(
  ([name, endpoint]) =>
    name !== 'createDownline' &&
    !fieldsOf(endpoint).some((field) => ['memberId', ...THINGS].includes(field)),
);

test.each(plain)(
  'AGENT-06 %s, asked for nobody, names nobody of other teams',
  async (name, row) => {
    const reply = await call(row, wireOf(name, {}), { token });
    expect(reply.message, name).toSatisfy(isAnswered);
    expectSilent(reply, []);
  },
);
