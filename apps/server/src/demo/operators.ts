import type { World } from '../base/kernel/index.ts';
import { type SeededOperator, seedOperator } from '../people/operators/index.ts';

/** Everybody knows their passwords and their authenticators: never where real people play. */
const KNOWN = {
  password: 'harbour-lotus-24',
  totpKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
} as const;

/** Operators to look around with, of every kind; two of finance, for what takes two. */
export const DEMO_OPERATORS = [
  { username: 'mali', name: 'Mali', role: 'admin', ...KNOWN },
  { username: 'nok', name: 'Nok', role: 'finance', ...KNOWN },
  { username: 'arthit', name: 'Arthit', role: 'finance', ...KNOWN },
  { username: 'chai', name: 'Chai', role: 'risk', ...KNOWN },
  { username: 'ploy', name: 'Ploy', role: 'support', ...KNOWN },
  { username: 'somsak', name: 'Somsak', role: 'auditor', ...KNOWN },
] as const satisfies readonly SeededOperator[];

/** Those who are there already stay as they are. */
export async function seedDemoOperators(world: World): Promise<void> {
  for (const operator of DEMO_OPERATORS) await seedOperator(world, operator);
}
