import { expect, test } from 'vitest';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';
import { PT } from './words/pt.ts';
import { TH } from './words/th.ts';
import { speak, type Word } from './words.ts';

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.entries({ TH, ES, PT }))('%s fills in what English fills in', (_, words) => {
  for (const word of Object.keys(EN) as Word[]) {
    expect([word, placesOf(words[word])]).toEqual([word, placesOf(EN[word])]);
    expect(words[word].trim()).not.toBe('');
  }
});

test('a language that the games do not speak is answered in English', () => {
  expect(speak('KO')('play')).toBe(EN.play);
  expect(speak('th')('won', { amount: '฿5' })).toBe('ชนะ ฿5');
});
