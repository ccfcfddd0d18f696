import { createHmac, randomUUID } from 'node:crypto';
import { ENTERED, type Platform } from './platform.ts';
import { ask, type BookReply } from './seat.ts';

/** Days that tests of a book have used: files share this module, not their book. */
const usedDays = new WeakMap<Platform, number>();

/** A draw of the lottery that opens now, on a day that no other test uses. */
export async function openDraw(
  p: Platform,
  lottery = ENTERED.code,
): Promise<{
  readonly drawId: string;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}> {
  const days = (usedDays.get(p) ?? 0) + 1;
  usedDays.set(p, days);
  const noon = new Date(Date.UTC(2027, 0, days, 5, 0, 0));
  await p.setNow(noon, 1_000);
  await p.turn();
  const [draw] = await p.tables<{ id: string; closes_at: Date; draws_at: Date }>(
    `select id, closes_at, draws_at from draw
      where lottery = $1 and status = 'selling' and opens_at = $2`,
    [lottery, noon.toISOString()],
  );
  if (!draw) throw new Error('a draw sells');
  return { drawId: draw.id, closesAt: draw.closes_at, drawsAt: draw.draws_at };
}

/** A call of the console, signed as the platform signs it. */
export function signedCall(p: Platform, call: string, input: object) {
  const path = `/platform/v1/${call}`;
  const body = JSON.stringify(input);
  const [timestamp, nonce] = [String(p.book.clock.now().getTime()), randomUUID()];
  const signature = createHmac('sha256', p.book.platformSecret)
    .update(`${timestamp}.${nonce}.${path}.${body}`)
    .digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
  };
  return { url: `${p.url}${path}`, headers, body };
}

/** Makes a call of the console. */
export async function askAsPlatform<Value>(
  p: Platform,
  call: string,
  input: object,
): Promise<BookReply<Value>> {
  const { url, headers, body } = signedCall(p, call, input);
  const response = await fetch(url, { method: 'POST', headers, body });
  const reply = (await response.json()) as { message: string | null; value: unknown };
  return { status: response.status, message: reply.message, value: reply.value as Value };
}

export const boardOf = (digits: string) => ({ numbers: digits.split('') });

/** Closes a draw whose results are entered, enters this one by two people and settles it. */
export async function settleWith(
  p: Platform,
  draw: { readonly drawId: string; readonly drawsAt: Date },
  digits: string,
): Promise<void> {
  await p.setNow(draw.drawsAt);
  await p.turn();
  for (const by of ['ann', 'ben']) {
    const entry = { drawId: draw.drawId, by, board: boardOf(digits) };
    const { message } = await askAsPlatform(p, 'enter-result', entry);
    if (message) throw new Error(message);
  }
  await p.turn();
}

export const statusOf = async (p: Platform, drawId: string) =>
  (await ask<{ status: string }>(p.url, `/api/draws/${drawId}`)).value.status;
