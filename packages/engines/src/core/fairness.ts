import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Engine, Round, RoundEvent, RoundMove } from './engine.ts';
import { type Rng, rngOf } from './rng.ts';

/**
 * How a player can check that chance was not bent.
 *
 * The house shows the SHA-256 of its server seed before the player sends a client seed: it cannot
 * change the one any more, and could not know the other when it drew. Both and a nonce that counts
 * the rounds go into every draw:
 *
 *     block(i) = HMAC-SHA256(key: server seed, message: `${clientSeed}:${nonce}:${i}`)   i = 0, 1, …
 *
 * The blocks are read as words of four bytes, the first byte the heaviest, and `rngOf` turns words
 * into numbers. When the server seed is changed for a new one, the old one is shown, and everybody
 * can hash it and play the rounds again.
 */
export type Seeds = {
  /** 64 hex digits, used as the text they are. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
};

const WORDS_A_BLOCK = 8;

/** What is shown before: it binds the house to a seed without telling it. */
export const commitTo = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/** `stream` stands before the number of the block, for draws that are not the game's own. */
export function fairRng({ serverSeed, clientSeed, nonce }: Seeds, stream = ''): Rng {
  const key = utf8ToBytes(serverSeed);
  let block = new DataView(new ArrayBuffer(0));
  let drawn = 0;
  return rngOf(() => {
    const place = drawn % WORDS_A_BLOCK;
    if (place === 0) {
      const message = `${clientSeed}:${nonce}:${stream}${drawn / WORDS_A_BLOCK}`;
      block = new DataView(hmac(sha256, key, utf8ToBytes(message)).slice().buffer);
    }
    drawn += 1;
    return block.getUint32(place * 4);
  });
}

type Claim<Choice, Event extends RoundEvent, Move extends RoundMove> = {
  readonly engine: Engine<Choice, Event, Move>;
  readonly choice: Choice;
  /** What the player did in the round; none in most games. */
  readonly moves?: readonly Move[];
  readonly seeds: Seeds;
  /** What was shown before the round. */
  readonly commitment: string;
  /** What was shown as the round. */
  readonly round: Round<Event>;
};

export type Verdict = {
  /** The seed is the one the house was bound to. */
  readonly isSeedKept: boolean;
  /** The seed, the client seed, the nonce and the choice give this round and no other. */
  readonly isRoundSame: boolean;
};

/** Plays a round again from what was promised and what was revealed. */
export function verifyRound<Choice, Event extends RoundEvent, Move extends RoundMove>({
  engine,
  choice,
  moves = [],
  seeds,
  commitment,
  round,
}: Claim<Choice, Event, Move>): Verdict {
  const again = engine.play(choice, fairRng(seeds), moves);
  return {
    isSeedKept: commitTo(seeds.serverSeed) === commitment,
    isRoundSame: textOf(again) === textOf(round),
  };
}

const textOf = ({ events, payout }: Round): string => JSON.stringify([events, `${payout}`]);
