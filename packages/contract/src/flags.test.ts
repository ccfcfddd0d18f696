import { expect, test } from 'vitest';
import { readFlags, type WhitelabelNode } from './flags.ts';

const node = (
  modId: string,
  enabled: boolean,
  childrenNodes: readonly WhitelabelNode[] = [],
): WhitelabelNode => ({ modId, enabled, childrenNodes });

test.each([
  ['its node and every ancestor on', true, true, true, true],
  ['its own node off', true, true, false, false],
  ['its parent off', true, false, true, false],
  ['the root off', false, true, true, false],
] as const)('BRAND-04 a flag with %s', (_, root, parent, own, expected) => {
  const tree = [node('ROOT', root, [node('PARENT', parent, [node('FREEPLAY3', own)])])];
  expect(readFlags(tree).freePlay).toBe(expected);
});

test('BRAND-04 an unknown modId changes nothing, and a flag nobody mentions is off', () => {
  const flags = readFlags([node('NOBODYKNOWS9', true), node('USERNAMEREG3', true)]);
  expect(flags.registerByUsername).toBe(true);
  expect(Object.values(flags).filter(Boolean)).toHaveLength(1);
});
