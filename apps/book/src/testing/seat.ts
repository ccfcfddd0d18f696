import type { WireDraw } from '../draws/view-draw.ts';
import type { WireTicket } from '../tickets/view-ticket.ts';

export type BookReply<Value> = {
  readonly status: number;
  readonly message: string | null;
  readonly value: Value;
};

export type BookRequest = { readonly body?: unknown; readonly token?: string };

/** Makes a call of the lottery pages. */
export async function ask<Value>(
  url: string,
  path: string,
  { body, token }: BookRequest = {},
): Promise<BookReply<Value>> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { message: string | null; value: unknown };
  return { status: response.status, message: reply.message, value: reply.value as Value };
}

let keys = 0;

export const newKey = () => {
  keys += 1;
  return `ticket-key-${keys}`;
};

/** A bet on these numbers; what one unit costs and how often it is played stand in one text. */
export const bet = (play: string, numbers: readonly string[], cost = '100 × 1') => {
  const [unit = '', multiple = '1'] = cost.split(' × ');
  return { play, selection: [numbers], unit, multiple };
};

type Opening = { readonly launchToken: string; readonly requestId: string };

export async function seatOf(url: string, launch: Opening) {
  const { value } = await ask<{ token: string }>(url, '/api/sessions', { body: launch });
  const { token } = value;
  return {
    token,
    at: <Value>(path: string, body?: unknown) => ask<Value>(url, path, { token, body }),
    place: (drawId: string, bets: readonly unknown[], more: object = {}) =>
      ask<WireTicket>(url, '/api/tickets', {
        token,
        body: { requestKey: newKey(), drawId, mode: 'LOTT', bets, ...more },
      }),
    ticket: (id: string) =>
      ask<WireTicket & { settlements: Settled[] }>(url, `/api/tickets/${id}`, { token }),
    draw: (id: string) => ask<WireDraw>(url, `/api/draws/${id}`),
  };
}

type Settled = {
  readonly resultVersion: number;
  readonly payout: string;
  readonly before: string;
  readonly correctedWhy: string | null;
  readonly status: string;
  readonly words: readonly string[];
};
