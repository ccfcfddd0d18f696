import { randomUUID } from 'node:crypto';
import { seal } from '@baize/client/seal';
import type { Envelope } from '@baize/contract/envelope';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { setPassword } from '../apps/server/src/people/credentials/index.ts';
import { insertBankAccount, saveProfile } from '../apps/server/src/people/members/index.ts';
import { pngOf } from '../apps/server/src/testing/uploads.ts';
import { giveCash } from './cash.ts';
import type { People, Person } from './people.ts';

export const PAYMENT_PASSWORD = 'lotus-7-bridge';
const NAME = 'Somchai Jaidee';

/** A member with money, a bank account and a payment password, who is new and looked at therefore. */
export type Payee = Person & { readonly token: string; readonly bankAccountId: Id<'bka'> };

type Order = { readonly orderId: string; readonly reference: string };

export async function givenPayee(people: People, cash = 1_000_000n): Promise<Payee> {
  const person = await people.given({ profile: { full_name: NAME } });
  const { world } = people;
  const bankAccountId = world.newId('bka');
  if (cash > 0n) await giveCash(people, person, cash);
  await world.db.transaction().execute(async (tx) => {
    const secret = { memberId: person.id, kind: 'payment', password: PAYMENT_PASSWORD } as const;
    await setPassword(world, tx, secret);
    await saveProfile(tx, person.id, { full_name: NAME, updated_at: world.clock.now() });
    await insertBankAccount(tx, {
      id: bankAccountId,
      member_id: person.id,
      bank_name: 'Lantern Bank',
      account_number: '1234567890',
      account_name: NAME,
      created_at: world.clock.now(),
      removed_at: null,
    });
  });
  return { ...person, bankAccountId, token: await people.logIn(person) };
}

/** Asks for a payout as the site does; whoever is new waits for an operator. */
export async function askPayout(payee: Payee, amount: bigint): Promise<Order> {
  const wish = {
    requestKey: randomUUID(),
    bankAccountId: payee.bankAccountId,
    amount: String(amount),
    paymentPassword: PAYMENT_PASSWORD,
  };
  const key = await ask<Parameters<typeof seal>[2]>(payee, '/wps/system/sealKey');
  const body = await seal(wish, '/wps/withdrawal', key);
  return ask(payee, '/wps/withdrawal', { type: 'application/jose', body });
}

/** An order by bank transfer with a picture as its slip. */
export async function bringSlip(payee: Payee, amount: bigint): Promise<Order> {
  const wish = { requestKey: randomUUID(), language: 'EN', method: 'bank', amount: String(amount) };
  const order = await ask<Order>(payee, '/wps/deposit', jsonOf(wish));
  const content = (await pngOf(360, 640)).toString('base64');
  const { uploadId } = await ask<{ uploadId: string }>(payee, '/wps/upload', jsonOf({ content }));
  const slip = { language: 'EN', orderId: order.orderId, attachments: [uploadId] };
  return ask(payee, '/wps/deposit/slip', jsonOf(slip));
}

/** How far a payout has come. */
export const readPayout = (payee: Payee, orderId: string): Promise<{ readonly status: string }> =>
  ask(payee, `/wps/withdrawal?orderId=${orderId}`);

export const sayNotReceived = (payee: Payee, orderId: string): Promise<Order> =>
  ask(
    payee,
    '/wps/withdrawal/receipt',
    jsonOf({ answer: 'notReceived', orderId, attachments: [] }),
  );

type SentNotice = { readonly type: string; readonly body: string };

const jsonOf = (value: object): SentNotice => ({
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A call of the site under test, as the member makes it. */
async function ask<Value>({ token }: Payee, path: string, sent?: SentNotice): Promise<Value> {
  const authorization = `Bearer ${token}`;
  const reply = await fetch(`http://localhost:${process.env['E2E_PORT'] ?? ''}${path}`, {
    headers: { authorization, ...(sent && { 'content-type': sent.type }) },
    ...(sent && { method: 'POST', body: sent.body }),
  });
  const { success, message, value } = (await reply.json()) as Envelope<unknown>;
  assert(success, `${path} answers: ${message ?? ''}`);
  return value as Value;
}
