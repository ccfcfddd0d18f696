import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitTo, fairRng } from '../core/fairness.ts';
import { merkleProof, merkleRoot, verifyInclusion } from '../core/merkle.ts';
import { CARDS, type Card } from '../tables/cards.ts';

/**
 * A deck that house and players shuffle together.
 *
 * The house shows the SHA-256 of its seed before the players' seeds are taken, so it cannot choose one
 * to suit theirs; each player's seed is a part of the shuffle, so the house alone does not choose the
 * order. Before the first card is dealt the root of a Merkle tree over the 52 places is shown: each
 * leaf is a place, its card and a salt that nobody can guess. A card is proven by its leaf and its
 * path. To show the house's seed would open every mucked hand, so it goes to the auditor alone.
 */
export type Deck = {
  readonly order: readonly Card[];
  readonly root: string;
  /** The SHA-256 of the house's seed, as it was shown before. */
  readonly commitment: string;
  readonly houseSeed: string;
  readonly playerSeeds: readonly PlayerSeed[];
};

export type PlayerSeed = { readonly place: number; readonly seed: string };

type Shuffle = {
  readonly houseSeed: string;
  readonly playerSeeds: readonly PlayerSeed[];
  /** The number of the hand at its table. */
  readonly hand: number;
};

export function shuffleDeck({ houseSeed, playerSeeds, hand }: Shuffle): Deck {
  const rng = fairRng({ serverSeed: houseSeed, clientSeed: seedsText(playerSeeds), nonce: hand });
  const order = Array.from({ length: CARDS }, (_, card) => card);
  for (let last = CARDS - 1; last > 0; last--) {
    const other = rng.next(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return {
    order,
    root: merkleRoot(leavesOf(order, houseSeed)),
    commitment: commitTo(houseSeed),
    houseSeed,
    playerSeeds,
  };
}

const seedsText = (seeds: readonly PlayerSeed[]): string =>
  seeds.map(({ place, seed }) => `${place}=${seed}`).join(',');

const saltOf = (houseSeed: string, place: number): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(houseSeed), utf8ToBytes(`salt:${place}`)));

const leafOf = (place: number, card: Card, salt: string): string => `${place}:${card}:${salt}`;

const leavesOf = (order: readonly Card[], houseSeed: string): readonly string[] =>
  order.map((card, place) => leafOf(place, card, saltOf(houseSeed, place)));

/** A card that was shown, with all that proves it under the root. */
export type OpenedCard = {
  readonly place: number;
  readonly card: Card;
  readonly salt: string;
  readonly path: readonly string[];
};

/** Opens these places of the deck and no other. */
export function openCards({ order, houseSeed }: Deck, places: readonly number[]): OpenedCard[] {
  const leaves = leavesOf(order, houseSeed);
  return places.map((place) => ({
    place,
    card: order[place] ?? 0,
    salt: saltOf(houseSeed, place),
    path: merkleProof(leaves, place),
  }));
}

export const isCardProven = ({ place, card, salt, path }: OpenedCard, root: string): boolean =>
  verifyInclusion({
    leaf: leafOf(place, card, salt),
    index: place,
    size: CARDS,
    proof: path,
    root,
  });

/** For the auditor, who has the house's seed: the whole deck comes from the seeds and has this root. */
export const isDeckProven = (shuffle: Shuffle, root: string, commitment: string): boolean => {
  const deck = shuffleDeck(shuffle);
  return deck.root === root && deck.commitment === commitment;
};
