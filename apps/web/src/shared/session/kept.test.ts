import { DAY_MS } from '@baize/std/time';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberedName, rememberName } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's cookies as a page sees them: what is set with `max-age` ends by the clock given. */
function browserAt(clock: { nowMs: number }) {
  const jar = new Map<string, { value: string; endsAtMs: number }>();
  return {
    get cookie() {
      const kept = [...jar].filter(([, { endsAtMs }]) => endsAtMs > clock.nowMs);
      return kept.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      const age = Number(/max-age=(\d+)/.exec(text)?.[1]);
      jar.set(name, { value, endsAtMs: clock.nowMs + age * 1_000 });
    },
  };
}

test('SYS-18 the name stands in a cookie alone, until 24 hours are over', () => {
  const clock = { nowMs: 0 };
  vi.stubGlobal('document', browserAt(clock));
  const stored: string[] = [];
  const storage = { setItem: (key: string) => stored.push(key) };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  rememberName('somchai & co');
  expect(stored).toEqual([]);
  clock.nowMs = DAY_MS - 1;
  expect(rememberedName()).toBe('somchai & co');
  clock.nowMs = DAY_MS;
  expect(rememberedName()).toBeNull();
});

test('SYS-18 without the tick the name is forgotten at once', () => {
  vi.stubGlobal('document', browserAt({ nowMs: 0 }));
  rememberName('somchai');
  rememberName(null);
  expect(rememberedName()).toBeNull();
});
