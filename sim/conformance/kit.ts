import { randomUUID } from 'node:crypto';
import { type Access, call, type Reply, type Spoiled } from './client.ts';

export type Player = {
  readonly memberId: string;
  readonly currency: string;
  readonly token: string;
};

/** What a case plays with. */
export type Kit = {
  readonly access: Access;
  readonly player: Player;
  /** A session token of this player that has ended; null when the operator gave none. */
  readonly expiredToken: string | null;
  readonly launch: { readonly token: string; readonly requestId: string };
  readonly newId: () => string;
  /** Makes a call as it is. */
  readonly call: (name: string, body: object, spoiled?: Spoiled) => Promise<Reply>;
  /** Makes a movement of the player; an id is made unless the case says which. */
  readonly move: (name: string, body: Movement) => Promise<Reply>;
  readonly balance: () => Promise<bigint>;
  /** What all accepted movements together have moved, each counted once. */
  readonly moved: () => bigint;
};

export type Movement = Readonly<Record<string, unknown>> & { readonly txId?: string };

const PLAYING: ReadonlySet<string> = new Set(['bet', 'bet-and-settle', 'tip', 'wallet-out']);

type KitAccess = Pick<Kit, 'access' | 'player' | 'expiredToken' | 'launch'>;

export function createKit(given: KitAccess): Kit {
  const { access, player } = given;
  const { memberId, currency, token } = player;
  const movements = new Map<string, bigint>();

  const make = async (name: string, body: object, spoiled?: Spoiled) => {
    const reply = await call(access, [name, body], spoiled);
    const { txId, moved } = reply.value;
    if (reply.ok && typeof txId === 'string' && typeof moved === 'string') {
      movements.set(`${name} ${txId}`, BigInt(moved));
    }
    return reply;
  };

  return {
    ...given,
    newId: () => randomUUID(),
    call: make,
    move: (name, body) => {
      const playing = PLAYING.has(name) ? { token, game: 'conformance' } : {};
      return make(name, { txId: randomUUID(), memberId, currency, ...playing, ...body });
    },
    balance: async () => {
      const reply = await make('balance', { memberId, currency });
      return BigInt(String(reply.value['balance']));
    },
    moved: () => [...movements.values()].reduce((sum, each) => sum + each, 0n),
  };
}
