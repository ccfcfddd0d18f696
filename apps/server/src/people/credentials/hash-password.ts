import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createQueue, type World } from '../../base/kernel/index.ts';

/** What OWASP asks of argon2id at the least: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * One at a time in the process, however many log in: hashing must not take the processor from those
 * who play. Who would wait behind more than these is told to come back.
 */
const queue = createQueue({ waitingMax: 64 });
const runArgon2 = promisify(argon2);

type Cost = typeof COST;

const derive = (password: string, salt: Uint8Array, cost: Cost): Promise<Buffer> =>
  queue(() =>
    runArgon2('argon2id', {
      // However a keyboard composes an accent, it is the same password.
      message: Buffer.from(password.normalize('NFKC')),
      nonce: salt,
      tagLength: TAG_BYTES,
      ...cost,
    }),
  );

/** The hash with all it takes to check it, in the form `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(world: Pick<World, 'chance'>, password: string) {
  const salt = world.chance.bytes(SALT_BYTES);
  const tag = await derive(password, salt, COST);
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${encode(salt)}$${encode(tag)}`;
}

/** An account that does not exist costs the same work as one that does, and is as wrong. */
export async function verifyPassword(
  _world: World,
  hash: string | null,
  password: string,
): Promise<boolean> {
  const parts = hash === null ? null : PHC.exec(hash);
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts ?? [];
  const cost = parts
    ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    : COST;
  const expected = parts ? Buffer.from(tag, 'base64') : Buffer.alloc(TAG_BYTES);
  const nonce = parts ? Buffer.from(salt, 'base64') : Buffer.alloc(SALT_BYTES);
  const found = await derive(password, nonce, cost);
  const isRight = found.length === expected.length && timingSafeEqual(found, expected);
  return parts !== null && isRight;
}

const encode = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/=+$/, '');
