import { expect, test } from 'vitest';
import { type Consolidated, groupsFor } from './agent-pages.ts';

const NOTHING: Consolidated = {
  dailysalreqtype: null,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  salaryInfoType: [],
  dividendInfoType: [],
};

const namesFor = (consolidated: Consolidated | undefined) =>
  groupsFor(consolidated).flatMap(({ entries }) => entries.map(({ name }) => name));

test('AGENT-14 the navigation has every page in the order of the specification', () => {
  const all = namesFor({
    ...NOTHING,
    dailysalreqtype: 'agreed',
    divtypereq: 'agreed',
    contracthoursalreq: 'offered',
    realtimesalreqtype: 'agreed',
  });
  expect(all).toEqual([
    'shell.deposit',
    'shell.withdraw',
    'agents.announcements',
    'agents.overview',
    'agents.register',
    'agents.downlines',
    'agents.team_bets',
    'agents.user_loss',
    'agents.income',
    'agents.account_details',
    'agents.dividend',
    'agents.daily',
    'agents.hourly',
    'agents.realtime',
    'agents.messages',
    'shell.support',
  ]);
});

test.each([
  ['divtypereq', 'agents.dividend'],
  ['dailysalreqtype', 'agents.daily'],
  ['contracthoursalreq', 'agents.hourly'],
  ['realtimesalreqtype', 'agents.realtime'],
] as const)('AGENT-16 %s alone shows %s and none of the others', (flag, name) => {
  const shown = namesFor({ ...NOTHING, [flag]: 'agreed' });
  expect(shown).toContain(name);
  expect(shown).toHaveLength(13);
});

test('BRAND-12 without an agent policy there are no salaries and no dividend', () => {
  expect(namesFor(undefined)).toHaveLength(12);
});
