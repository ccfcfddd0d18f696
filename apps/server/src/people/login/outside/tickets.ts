import { later, MINUTE_MS } from '@baize/std/time';
import type { Db, Tx } from '../../../base/db/index.ts';
import { ensure, type World } from '../../../base/kernel/index.ts';
import { hashToken, makeToken } from '../../sessions/index.ts';
import * as queries from '../queries.ts';
import type { OutsideProvider } from './clients.ts';

/** Whom a provider vouches for. An e-mail address is here only if the provider has proven it. */
export type OutsidePerson = {
  readonly provider: OutsideProvider;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
};

type Maker = Pick<World, 'clock' | 'chance'>;

/** Long enough to fill in a form. */
const GOOD_FOR_MS = 30 * MINUTE_MS;
const NAME_MAX = 80;
const EMAIL_MAX = 120;

/** What the sign-in window hands to the page: good once, and worth nothing to read. */
export async function makeTicket(
  { clock, chance }: Maker,
  tx: Db | Tx,
  { provider, subject, name, email }: OutsidePerson,
): Promise<string> {
  const ticket = makeToken(chance);
  await queries.insertTicket(tx, {
    ticket_hash: hashToken(ticket),
    provider,
    subject,
    name: name.slice(0, NAME_MAX),
    email: email !== null && email.length <= EMAIL_MAX ? email.toLowerCase() : null,
    expires_at: later(clock.now(), GOOD_FOR_MS),
    used_at: null,
  });
  return ticket;
}

/** Whom the ticket was made for; it is used up when this transaction is committed. */
export async function spendTicket(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  ticket: string,
): Promise<OutsidePerson> {
  const found = await queries.useTicket(tx, hashToken(ticket), clock.now());
  ensure(found, 'outside_login_failed');
  return { ...found, provider: found.provider as OutsideProvider };
}
