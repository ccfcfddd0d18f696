import { expect, test } from 'vitest';
import { loadSpeech } from './load.ts';
import { readSpeech } from './read-speech.ts';
import { createTranslate } from './translate.ts';

test('I18N-06 a complete language is loaded alone', async () => {
  for (const code of ['TH', 'EN'] as const) {
    const speech = await loadSpeech({ code, fallback: 'TH', areas: ['shell', 'home', 'system'] });
    expect(speech.own.language.code).toBe(code);
    expect(speech.fallback).toBeNull();
  }
});

test('I18N-06 only the areas asked for are loaded', async () => {
  const request = { code: 'EN', fallback: 'TH', areas: ['shell'] } as const;
  const shell = await readSpeech(request);
  expect(shell.own.messages).toHaveProperty(['shell.skip'], 'Skip to content');
  expect(shell.own.messages).not.toHaveProperty(['home.banners']);
});

test('I18N-02 a language without texts brings its fallback along', async () => {
  const speech = await loadSpeech({ code: 'JA', fallback: 'EN', areas: ['news'] });
  expect(speech.own.messages).toEqual({});
  expect(speech.fallback?.language.code).toBe('EN');
  expect(speech.fallback?.messages).toHaveProperty(['news.feed']);
});

test('I18N-02 a text that a language lacks comes from its fallback, the others from itself', async () => {
  const { own, fallback } = await readSpeech({ code: 'JA', fallback: 'TH', areas: ['shell'] });
  const t = createTranslate(own, fallback);
  expect(t('hd_home')).toBe('ホーム');
  expect(t('shell.skip')).toBe(createTranslate(fallback ?? own)('shell.skip'));
  expect(fallback?.language.code).toBe('TH');
});

test('a language that browsers lack brings its tables along', async () => {
  const speech = await loadSpeech({ code: 'MY', fallback: 'TH', areas: [] });
  expect(speech.own.table?.numbers.write(7)).toBe('၇');
});
