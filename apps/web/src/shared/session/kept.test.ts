import { DAY_MS } from '@baize/std/time';
import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetPerson,
  forgetSending,
  keepSending,
  keptSending,
  rememberedName,
  rememberName,
} from './kept.ts';

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

test('item 43: a request about money keeps its key over a reload until it is answered, and no longer', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  keepSending('withdrawal', { content: 'bka_1 20000', key: 'key-1' });
  keepSending('deposit', { content: 'bank 500', key: 'key-2' });
  expect(keptSending('withdrawal', 'bka_1 20000')).toBe('key-1');
  expect(keptSending('withdrawal', 'bka_1 30000')).toBeNull();
  forgetSending('withdrawal');
  expect(keptSending('withdrawal', 'bka_1 20000')).toBeNull();
  expect(keptSending('deposit', 'bank 500')).toBe('key-2');
  forgetPerson();
  expect(keptSending('deposit', 'bank 500')).toBeNull();
});
