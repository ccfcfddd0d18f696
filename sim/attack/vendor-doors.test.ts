import { expect, test } from 'vitest';
import * as book from '../../apps/book/src/testing/platform.ts';
import * as studio from '../../apps/studio/src/testing/platform.ts';
import { attackVendor } from './vendor-doors.ts';

const SHORT = { requests: 150, seed: 'short' };
const ENVELOPE = { success: false, message: 'request_invalid', value: {} };

const read = async (url: string) => {
  const reply = await fetch(url);
  return { status: reply.status, body: await reply.json() };
};

const b = book.usePlatform();
const s = studio.usePlatform();

test('DOOR-26 hostile calls of the book meet no fault, and each is refused in the envelope', async () => {
  const { token } = await book.seatMember(b, 1_000n);
  const findings = await attackVendor(
    {
      url: b.url,
      token,
      paths: [
        '/api/lotteries/:code',
        '/api/lotteries/:code/trends',
        '/api/draws/:id',
        '/api/draws/:id/numbers',
        '/api/quotes',
        '/api/sessions',
        '/api/tickets',
        '/api/tickets/:id/cancel',
        '/api/chases',
        '/api/chases/:id/stop',
        '/api/sports/events',
        '/api/sports/events/:id',
        '/api/sports/prices',
        '/api/sports/quotes',
        '/api/sports/slips',
        '/api/sports/slips/key/:key',
        '/api/sports/slips/:id/cash-outs',
        '/api/sports/reoffers/:id/accept',
      ],
      fields: ['search', 'sport', 'league', 'ids', 'outcomeId', 'before', 'requestKey', 'drawId'],
    },
    SHORT,
  );
  expect(findings).toEqual([]);
  for (const path of ['draws/%00', 'sports/events?search=%00', 'draws/%zz']) {
    expect(await read(`${b.url}/api/${path}`)).toEqual({ status: 400, body: ENVELOPE });
  }
}, 180_000);

test('DOOR-26 hostile calls of the studio meet no fault, and each is refused in the envelope', async () => {
  const { token } = await studio.seatTrial(s);
  const findings = await attackVendor(
    {
      url: s.url,
      token,
      paths: [
        '/play/:game',
        '/api/sessions',
        '/api/rounds',
        '/api/rounds/:id',
        '/api/rounds/:id/moves',
        '/api/recall/:id',
        '/api/seeds',
        '/api/room/bets',
        '/api/poker/tables/:code',
        '/api/poker/tables/:code/hands',
        '/api/poker/tables/:code/seat',
        '/api/poker/tables/:code/moves',
      ],
      fields: ['game', 'before', 'requestKey', 'clientSeed', 'expires', 'signature', 'choice'],
    },
    SHORT,
  );
  expect(findings).toEqual([]);
  expect(await read(`${s.url}/api/rounds/%00`)).toEqual({ status: 400, body: ENVELOPE });
}, 180_000);
