import { type Case, same } from '../case.ts';
import type { Reply } from '../client.ts';
import type { Kit, Movement } from '../kit.ts';

type Message = { readonly name: string; readonly body: Movement & { readonly txId: string } };

/** Every order of these, each once. */
export function ordersOf<Value>(values: readonly Value[]): readonly (readonly Value[])[] {
  if (values.length <= 1) return [values];
  return values.flatMap((first, index) =>
    ordersOf(values.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

/**
 * Delivers messages in their order, as a vendor would: what is answered "later" is sent again after
 * the others, until nothing is left to wait for. Answers what all of it has moved.
 */
async function deliver(kit: Kit, messages: readonly Message[]): Promise<bigint> {
  const moved = new Map<string, bigint>();
  let waiting = messages;
  for (let attempt = 0; waiting.length > 0 && attempt < messages.length; attempt++) {
    const again: Message[] = [];
    for (const message of waiting) {
      const reply = await kit.move(message.name, message.body);
      if (isLater(reply)) again.push(message);
      if (reply.ok) moved.set(message.body.txId, BigInt(String(reply.value['moved'])));
    }
    waiting = again;
  }
  return [...moved.values()].reduce((sum, each) => sum + each, 0n);
}

const isLater = ({ ok, value }: Reply) => !ok && value['class'] === 'retry-later';

const LANES = 24;

/** Plays many stories at once, so that orders of one meet messages of others. */
async function inLanes<Value, Result>(
  values: readonly Value[],
  play: (value: Value) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const next = values.entries();
  const lane = async () => {
    for (const [index, value] of next) results[index] = await play(value);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

const message = (name: string, txId: string, body: Movement = {}): Message => ({
  name,
  body: { ...body, txId },
});

/** A bet that wins and one that is cancelled, each with repeats: six messages. */
function twoBets({ newId }: Kit): readonly Message[] {
  const [won, gone, win, back] = [newId(), newId(), newId(), newId()];
  const settle = message('settle', win, { betId: won, amount: '17' });
  const bet = message('bet', gone, { amount: '20' });
  const rollback = message('rollback', back, { betId: gone });
  return [message('bet', won, { amount: '10' }), settle, settle, bet, bet, rollback];
}

export const ORDERS: readonly Case[] = [
  {
    id: 'all-orders',
    title: 'all 720 orders of bet, settle, repeat, bet, repeat, rollback end at one balance',
    run: async (kit) => {
      const places = ordersOf([0, 1, 2, 3, 4, 5]);
      const before = await kit.balance();
      const nets = await inLanes(places, (order) => {
        const messages = twoBets(kit);
        return deliver(
          kit,
          order.flatMap((place) => messages[place] ?? []),
        );
      });
      return [
        same([7n], [...new Set(nets)]),
        same(before + 7n * BigInt(places.length), await kit.balance()),
      ];
    },
  },
  {
    id: 'settle-or-rollback',
    title: 'settle and rollback of one bet: whichever came first to the bet holds, in all orders',
    run: async (kit) => {
      const orders = ordersOf(['bet', 'bet-again', 'settle', 'rollback']);
      const nets = await inLanes(orders, (order) => {
        const [betId, win, back] = [kit.newId(), kit.newId(), kit.newId()];
        return deliver(
          kit,
          order.map((name) => {
            if (name === 'settle') return message('settle', win, { betId, amount: '17' });
            if (name === 'rollback') return message('rollback', back, { betId });
            return message('bet', betId, { amount: '10' });
          }),
        );
      });
      return [same(orders.map(settledFirst), nets)];
    },
  },
];

/** The result holds if it came after a bet and before the cancel; else nothing has moved. */
function settledFirst(order: readonly string[]): bigint {
  const bet = Math.min(order.indexOf('bet'), order.indexOf('bet-again'));
  const settle = order.indexOf('settle');
  return bet < settle && settle < order.indexOf('rollback') ? 7n : 0n;
}
