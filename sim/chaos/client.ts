import { setTimeout as pause } from 'node:timers/promises';
import { type Access, call, type Reply } from '../conformance/client.ts';
import type { Dice } from '../dice.ts';
import { CURRENCY } from '../seat-player.ts';
import type { Seated } from './seats.ts';

/** What a vendor was told, by the call and the id it was asked with. */
export type Acknowledged = {
  readonly call: string;
  readonly body: { readonly txId: string } & Readonly<Record<string, string>>;
  readonly text: string;
  readonly moved: bigint;
};

export type Log = {
  readonly acknowledged: Map<string, Acknowledged>;
  /** A repeat was answered otherwise than the first time. */
  readonly different: string[];
  /** Never answered, though asked again and again. */
  readonly unanswered: string[];
  attempts: number;
  waitedMaxMs: number;
};

export const newLog = (): Log => ({
  acknowledged: new Map(),
  different: [],
  unanswered: [],
  attempts: 0,
  waitedMaxMs: 0,
});

type Client = {
  readonly access: Access;
  readonly player: Seated;
  readonly dice: Dice;
  readonly log: Log;
  readonly isOver: () => boolean;
};

const PATIENCE_MS = 60_000;
const RETRY_MS = 50;
const RETRY_MAX_MS = 400;
const BREATH_MS = 60;

/** One player's game at one vendor: bets and results until it is over, each sent until answered. */
export async function playOn(client: Client): Promise<void> {
  const { dice, player, log } = client;
  const own: Acknowledged[] = [];
  const about = { memberId: player.memberId, currency: CURRENCY };
  for (let number = 0; !client.isOver(); number++) {
    const txId = `${player.memberId}-${number}`;
    const stake = String(1 + dice.below(100));
    const bet = { ...about, txId, token: player.token, amount: stake };
    const placed = await ask(client, 'bet', bet);
    if (placed) own.push(placed);
    const result = { ...about, txId, betId: txId };
    const ended = dice.percent(15)
      ? await ask(client, 'rollback', result)
      : await ask(client, 'settle', { ...result, amount: String(dice.below(200)) });
    if (ended) own.push(ended);
    const older = own[dice.below(own.length)];
    if (older && dice.percent(20)) {
      const again = await ask(client, older.call, older.body);
      if (again && again.text !== older.text)
        log.different.push(`${older.call} ${older.body.txId}`);
    }
    await pause(dice.below(2 * BREATH_MS));
  }
}

/** Sends the same until it has a final answer, as a vendor must. */
async function ask(
  { access, log, dice }: Client,
  name: string,
  body: Acknowledged['body'],
): Promise<Acknowledged | null> {
  const startMs = performance.now();
  let retryMs = RETRY_MS;
  while (performance.now() - startMs < PATIENCE_MS) {
    log.attempts += 1;
    const reply = await call(access, [name, body]).catch(() => null);
    if (reply && isFinal(reply)) {
      log.waitedMaxMs = Math.max(log.waitedMaxMs, performance.now() - startMs);
      const moved = reply.ok ? BigInt(String(reply.value['moved'])) : 0n;
      const acknowledged = { call: name, body, text: reply.text, moved };
      log.acknowledged.set(`${name}:${body.txId}`, acknowledged);
      return acknowledged;
    }
    await pause(retryMs + dice.below(RETRY_MS));
    retryMs = Math.min(2 * retryMs, RETRY_MAX_MS);
  }
  log.unanswered.push(`${name} ${body.txId}`);
  return null;
}

const isFinal = ({ ok, value, status }: Reply): boolean =>
  ok ||
  (status !== 503 && (value['class'] === 'final-reject' || value['class'] === 'already-done'));
