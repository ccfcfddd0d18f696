import { ppm } from '@baize/std/money';
import type { SlotPot } from './definition.ts';

/**
 * The pot that the games of the sea fill together. In the long run it gives back what goes into it,
 * one part in a hundred of every stake, and what the house begins it with: 500 usual stakes in
 * 200,000 rounds of the usual stake, a quarter of one part. A usual stake is ten steps.
 */
export const TIDE: SlotPot = pot('tide');

/** The pots of the other studios: each fills its own, on the same terms. */
const POTS: Readonly<Record<string, SlotPot>> = {
  AE: pot('garden'),
  AG: pot('garden'),
  ISB: pot('garden'),
  FC: pot('garden'),
  GG: pot('silk'),
  PG: pot('silk'),
  RTG: pot('silk'),
  MG: pot('forge'),
  EG2: pot('forge'),
  BGS: pot('forge'),
  JDB: pot('forge'),
  TTG: pot('moon'),
  CQ9: pot('moon'),
  PT: pot('moon'),
  PNG: pot('moon'),
};

/** The pot that the games of a studio of the catalogue fill; those of the sea fill the tide. */
export const potOf = (vendor: string): SlotPot => POTS[vendor] ?? TIDE;

function pot(name: string): SlotPot {
  return { name, share: ppm(10_000n), seed: 500, numbers: 2_000_000 };
}
