import type { EnvelopeSplit } from '@baize/contract/envelope-rules';
import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';
import { type Chance, shuffled, uniformUpTo } from '../../base/kernel/index.ts';

export type PacketPlan = {
  readonly split: EnvelopeSplit;
  readonly total: Minor;
  readonly packets: number;
  readonly least: Minor;
};

/**
 * The packets of an envelope, in the order in which they are taken. Without the shuffle the places
 * would not be alike: the mean is, but the deviation grows from the first packet to the last.
 */
export function splitPackets(chance: Chance, plan: PacketPlan): readonly Minor[] {
  const spare = plan.total - plan.least * BigInt(plan.packets);
  assert(plan.packets > 0 && spare >= 0n, 'each packet gets its least');
  const amounts = plan.split === 'equal' ? splitEqually(plan) : splitByChance(chance, plan, spare);
  return shuffled(chance, amounts.map(minor));
}

/** Packets that differ by one at most: 100 in 18 are ten of 6 and eight of 5. */
function splitEqually({ total, packets }: PacketPlan): readonly bigint[] {
  const count = BigInt(packets);
  const [each, rest] = [total / count, total % count];
  return Array.from({ length: packets }, (_, at) => (BigInt(at) < rest ? each + 1n : each));
}

/**
 * Each packet but the last draws evenly from nothing to twice the mean of what is left above the
 * leasts; the last takes the rest.
 */
function splitByChance(chance: Chance, { packets, least }: PacketPlan, spare: bigint) {
  const amounts: bigint[] = [];
  let left = spare;
  for (let among = packets; among > 1; among--) {
    const drawn = uniformUpTo(chance, (2n * left) / BigInt(among));
    amounts.push(least + drawn);
    left -= drawn;
  }
  return [...amounts, least + left];
}
