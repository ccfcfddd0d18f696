import { expect, test } from 'vitest';
import { readTeamSearch, teamDays } from './team-search.ts';

const member = 'mem_01KA0000000000000000000000';

test('an address is read, and what is none of its filters is left out', () => {
  const read = readTeamSearch({
    from: '2026-11-01',
    to: 'yesterday',
    of: member,
    member: 'mem_<script>',
    scope: 'everybody',
    account: 377,
    status: 'settled',
    hostile: 'x',
  });
  expect(read).toEqual({ from: '2026-11-01', of: member, account: '377', status: 'settled' });
});

test('without days the usual ones are meant, and never more than can be asked for', () => {
  expect(teamDays({}, '2026-11-15', { usual: 7 })).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
  });
  const long = teamDays({ from: '2020-01-01', to: '2026-11-10' }, '2026-11-15', { usual: 7 });
  expect(long).toEqual({ from: '2026-08-10', to: '2026-11-10' });
  expect(teamDays({ to: '2031-01-01' }, '2026-11-15', { usual: 1 }).to).toBe('2026-11-15');
});
