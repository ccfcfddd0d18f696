import { expect, test } from 'vitest';
import { makeReady, type SiteState, statusOf, type Visitor } from './rules.ts';

const OPEN: SiteState = {
  isMaintenance: false,
  access: { blockedRegions: [], blockedNetworks: [], allowedNetworks: [] },
};
const visitor: Visitor = { ip: '203.0.113.7', region: 'TH', isOperator: false };
const operator: Visitor = { ...visitor, isOperator: true };

const blocking = (access: Partial<SiteState['access']>, isMaintenance = false) =>
  makeReady({ isMaintenance, access: { ...OPEN.access, ...access } });

test.each([
  ['an open site', visitor, makeReady(OPEN), 0],
  ['maintenance', visitor, blocking({}, true), 1],
  ['maintenance, for an operator', operator, blocking({}, true), 0],
  ['a blocked region', visitor, blocking({ blockedRegions: ['TH'] }), 2],
  ['another region blocked', visitor, blocking({ blockedRegions: ['US'] }), 0],
  ['a blocked network', visitor, blocking({ blockedNetworks: ['203.0.113.0/24'] }), 2],
  ['a blocked region, for an operator', operator, blocking({ blockedRegions: ['TH'] }), 2],
  ['both', visitor, blocking({ blockedRegions: ['TH'] }, true), 2],
  [
    'a blocked region, from an allowed network',
    visitor,
    blocking({ blockedRegions: ['TH'], allowedNetworks: ['203.0.113.7/32'] }),
    0,
  ],
  ['an unknown region', { ...visitor, region: null }, blocking({ blockedRegions: ['TH'] }), 0],
] as const)('SYS-02 %s', (_, who, state, expected) => {
  expect(statusOf(who, state)).toBe(expected);
});
