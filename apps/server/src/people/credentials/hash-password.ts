import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createQueue, type PasswordCost, type World } from '../../base/kernel/index.ts';

/** What OWASP asks of argon2id at the least: 19 MiB, two passes, one lane. */
export const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * One at a time in the process, however many log in: hashing must not take the processor from those
 * who play. Who would wait behind more than these is told to come back.
 */
const queue = createQueue({ waitingMax: 64 });
const runArgon2 = promisify(argon2);

const derive = (password: string, salt: Uint8Array, cost: PasswordCost): Promise<Buffer> =>
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
export async function hashPassword(
  { chance, passwordCost: cost = COST }: Pick<World, 'chance' | 'passwordCost'>,
  password: string,
): Promise<string> {
  const salt = chance.bytes(SALT_BYTES);
  const tag = await derive(password, salt, cost);
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${encode(salt)}$${encode(tag)}`;
}

/** An account that does not exist costs the same work as one that does, and is as wrong. */
export async function verifyPassword(
  { passwordCost = COST }: Pick<World, 'passwordCost'>,
  hash: string | null,
  password: string,
): Promise<boolean> {
  const { cost, salt, tag, isHash } = readHash(hash, passwordCost);
  const found = await derive(password, salt, cost);
  const isRight = found.length === tag.length && timingSafeEqual(found, tag);
  return isHash && isRight;
}

/** What a hash says about itself; of none, the parts with which as much work is done. */
export function readHash(hash: string | null, usual: PasswordCost) {
  const parts = hash === null ? null : PHC.exec(hash);
  if (!parts) {
    const [salt, tag] = [Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES)];
    return { cost: usual, salt, tag, isHash: false };
  }
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    isHash: true,
  };
}

const encode = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/=+$/, '');
