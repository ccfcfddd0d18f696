import { expect, test } from 'vitest';
import { type Launchable, type LaunchOptions, placeOfGame } from './place-of-game.ts';

const SLOT: Launchable = {
  vassalage: 'CQ9',
  gameType: 'RNG',
  gameCode: 'koi-gate',
  isGame: 'GAME',
  nodeId: 12,
  displayName: 'Koi Gate',
};

const VENDORS = { isFromVendors: true } as const;

test.each<readonly [string, Partial<Launchable>, LaunchOptions, string]>([
  ['GAME-02 TCG_LOTTO_VN', { vassalage: 'TCG_LOTTO_VN' }, {}, '/vnLottery?gameCode=koi-gate'],
  ['GAME-02 TCG_SEA', { vassalage: 'TCG_SEA' }, {}, '/seaLottery?gameCode=koi-gate'],
  ['GAME-02 LOTT', { vassalage: 'LOTT' }, {}, '/lottery?gameCode=koi-gate'],
  ['GAME-02 ELOTT', { vassalage: 'ELOTT' }, {}, '/lottery?gameCode=koi-gate'],
  ['GAME-02 a vendor without a code', { vassalage: 'ELOTT', gameCode: null }, {}, '/lottery'],
  ['GAME-38 a vendor of sports', { vassalage: 'IBC', gameType: 'SPORTS' }, VENDORS, '/sportsbook'],
  [
    'GAME-38 a vendor of esports',
    { vassalage: 'IMES', gameType: 'ESPORTS' },
    VENDORS,
    '/sportsbook?view=today&sport=shooter',
  ],
  ['GAME-31 a slot from a vendor list', {}, VENDORS, '/rng?vassalage=CQ9'],
  ['GAME-33 a slot from a list of games', {}, {}, '/seamless?game=12'],
  ['GAME-33 a table from a vendor list', { gameType: 'LIVE' }, VENDORS, '/seamless?game=12'],
  ['GAME-14 a trial', {}, { isTrial: true }, '/seamless?game=12&trial=1'],
  [
    'a code that means something',
    { vassalage: 'LOTT', gameCode: 'a&b=c' },
    {},
    '/lottery?gameCode=a%26b%3Dc',
  ],
])('%s leads to its page', (_, game, options, href) => {
  expect(placeOfGame({ ...SLOT, ...game }, options)).toEqual({ kind: 'page', href });
});

test('GAME-32 any other vendor opens the list of its games', () => {
  const vendor: Launchable = { ...SLOT, gameType: 'FISH', isGame: 'VASSALAGE', nodeId: null };
  expect(placeOfGame(vendor, VENDORS)).toEqual({ kind: 'popup' });
});
