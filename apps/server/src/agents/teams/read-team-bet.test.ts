import * as contract from '@baize/contract/team';
import { readTeamBet } from '@baize/contract/team-bet';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { useTeams } from '../../testing/teams.ts';

const t = useTeams();

const DAYS = { language: 'EN', from: '2026-11-01', to: '2026-11-30' };

test('AGENT-18 a bet of the team opens with what its member sees of it, and nobody else’s does', async () => {
  const top = await t.agent();
  const low = await t.agent(top.id);
  const member = await t.member(low.id);
  const stranger = await t.agent();
  await t.bet(member.id, 200n, { payout: 500n, game: 'over-under' });
  const { token } = await t.logIn(top.id);
  const listed = await t.site.call(contract.listTeamBets, DAYS, { token });
  const [bet] = (listed.value as contract.TeamBetPage).bets;
  if (!bet) throw new Error('the bet is listed');

  const { betId } = bet;
  const open = async (as: MemberId, name: string = betId) => {
    const session = await t.logIn(as);
    return t.site.call(readTeamBet, { language: 'EN', betId: name }, session);
  };
  const seen = {
    betId,
    memberId: member.id,
    account: member.account,
    stake: '200',
    payout: '500',
    result: '300',
    game: { displayName: bet.game?.displayName },
    betsOfRound: [{ betId }],
  };
  expect(await open(top.id)).toMatchObject({ success: true, value: seen });
  expect(await open(low.id)).toMatchObject({ success: true, value: seen });
  expect(await open(stranger.id)).toMatchObject({ message: 'not_found' });
  expect(await open(top.id, `${betId}x`)).toMatchObject({ message: 'not_found' });
  expect(await open(member.id)).toMatchObject({ message: 'error_not_agent' });
});
