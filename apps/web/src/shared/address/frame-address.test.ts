import { expect, test } from 'vitest';
import { frameOrigin } from './frame-address.ts';

const OWN = 'https://site.example';

test.each([
  ['https://games.example/play/over-under?lang=TH#token', 'https://games.example'],
  ['http://localhost:8081/play/over-under', 'http://localhost:8081'],
  ['https://site.example/play', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['not an address', null],
  ['', null],
])('ERR-08 %j is framed as %s', (address, origin) => {
  expect(frameOrigin(address, OWN)).toBe(origin);
});
