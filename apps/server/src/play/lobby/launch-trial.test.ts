import * as contract from '@baize/contract/lobby';
import { expect, test } from 'vitest';
import { givenAccount, givenSession } from '../../testing/identity.ts';
import { GAMES, givenCaller, onLobby, useLobby } from '../../testing/lobby.ts';

const lobby = useLobby();

const WIRE = { nodeId: GAMES.open, language: 'EN' };

test('GAME-14 a trial has no token, touches no wallet and is not remembered', async () => {
  const { memberId, token } = await givenCaller(lobby);
  const { value } = await lobby.site.call(contract.launchTrial, WIRE, { token });
  const { gameUrl, isTrial } = value as { gameUrl: string; isTrial: boolean };
  const address = new URL(gameUrl);
  expect(isTrial).toBe(true);
  expect(`${address.origin}${address.pathname}`).toBe('https://studio.example/play/tigers');
  expect(address.searchParams.get('mode')).toBe('trial');
  expect(address.hash).toBe('');
  const { db } = lobby.world;
  expect(await db.selectFrom('play_token').select('hash').execute()).toEqual([]);
  expect(
    await db.selectFrom('lobby_recent').selectAll().where('member_id', '=', memberId).execute(),
  ).toEqual([]);
  expect(await db.selectFrom('ledger_transfer').select('id').execute()).toEqual([]);
});

test('GAME-14 guests and trial accounts are sent to the gate', async () => {
  const trial = await givenCaller(lobby, { type: 4 });
  const { call } = lobby.site;
  expect(await call(contract.launchTrial, WIRE)).toMatchObject({
    status: 401,
    message: 'not_signed_in',
  });
  expect(await call(contract.launchTrial, WIRE, trial)).toMatchObject({
    message: 'in_need_true_account',
  });
});

test('a login that is not complete opens no trial', async () => {
  const member = await givenAccount(lobby.world);
  const { token } = await givenSession(lobby, member, { pending: 'factor' });
  expect(await lobby.site.call(contract.launchTrial, WIRE, { token })).toMatchObject({
    message: 'not_signed_in',
  });
});

test('GAME-14 a brand may open trials to guests and trial accounts', async () => {
  const trial = await givenCaller(lobby, { type: 4 });
  await onLobby(lobby, { flags: { guestTrial: true } }, async ({ call }) => {
    expect(await call(contract.launchTrial, WIRE)).toMatchObject({ value: { isTrial: true } });
    expect(await call(contract.launchTrial, WIRE, trial)).toMatchObject({
      value: { isTrial: true },
    });
    const coming = { ...WIRE, nodeId: GAMES.coming };
    expect(await call(contract.launchTrial, coming)).toMatchObject({ message: 'game_coming' });
  });
});

test('a game that cannot be tried is not there to be tried', async () => {
  const { token } = await givenCaller(lobby);
  const wire = { ...WIRE, nodeId: GAMES.withoutTrial };
  expect(await lobby.site.call(contract.launchTrial, wire, { token })).toMatchObject({
    message: 'not_found',
  });
});
