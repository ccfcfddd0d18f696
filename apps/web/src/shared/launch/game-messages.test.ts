import { expect, test } from 'vitest';
import { readGameMessage } from './game-messages.ts';

const game = {} as MessageEventSource;
const frame = { origin: 'http://localhost:8081', window: game };
const heard = { origin: frame.origin, source: game, data: { from: 'baize-game', type: 'ready' } };

test('a game is heard in its own frame, from its own origin', () => {
  expect(readGameMessage(heard, frame)).toEqual({ type: 'ready', hasBar: false });
  const drawn = { ...heard, data: { ...heard.data, hasBar: true } };
  expect(readGameMessage(drawn, frame)).toEqual({ type: 'ready', hasBar: true });
  const other = { ...heard, data: { from: 'baize-game', type: 'trial' } };
  expect(readGameMessage(other, frame)).toEqual({ type: 'trial' });
  const data = { from: 'baize-game', type: 'error', code: 'launch_refused' };
  expect(readGameMessage({ ...heard, data }, frame)).toEqual({
    type: 'error',
    code: 'launch_refused',
  });
});

test.each([
  ['another window', { source: {} as MessageEventSource }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another voice', { data: { from: 'tool', type: 'ready' } }],
  ['an unknown word', { data: { from: 'baize-game', type: 'pay' } }],
  ['a text', { data: 'ready' }],
  ['nothing', { data: null }],
])('%s is not heard', (_, other) => {
  expect(readGameMessage({ ...heard, ...other }, frame)).toBeNull();
});

test('before the frame has a window nobody is heard', () => {
  expect(readGameMessage({ ...heard, source: null }, { ...frame, window: null })).toBeNull();
});
