import { randomBytes } from 'node:crypto';

/** What the site is told in reply to a call. */
export type Answer = { readonly status: 200 | 409 | 422; readonly body: object };

export const said = (body: object): Answer => ({ status: 200, body });
export const wrong = (field: string): Answer => ({
  status: 422,
  body: { error: `${field} is not right` },
});

/** An id is one order for ever: sent with another content, it is a mistake of the site. */
export const OTHER: Answer = { status: 409, body: { error: 'the same id, another order' } };

/** A name that nothing had before: of a payment, of a bank's transfer. */
export const newName = (start: string): string =>
  `${start}-${randomBytes(8).toString('hex').toUpperCase()}`;

/** As many orders as are remembered of each kind. */
export const KEPT = 5_000;
