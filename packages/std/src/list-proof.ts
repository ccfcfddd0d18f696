/**
 * What is sealed before the first draw or claim, as one text: the secret seed, then the list in its
 * order. Its SHA-256 is published first; seed and list are shown at the end, so that anybody can
 * reckon the same digest, and a list that was changed in between gives another one.
 */
export const proofTextOf = (seed: string, list: readonly (string | number | bigint)[]): string =>
  `${seed}|${list.join(',')}`;
