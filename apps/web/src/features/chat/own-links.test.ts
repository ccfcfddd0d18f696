import { expect, test } from 'vitest';
import { splitLinks } from './own-links.ts';

const HOSTS = ['site.example', 'm.site.example'];
const linksOf = (text: string) =>
  splitLinks(text, HOSTS).flatMap(({ href }) => (href === null ? [] : [href]));

test.each([
  ['see https://site.example/promotions.', ['https://site.example/promotions']],
  ['(http://m.site.example/a?b=1)', ['http://m.site.example/a?b=1']],
  ['https://SITE.example/x', ['https://site.example/x']],
  ['https://evil.example/site.example', []],
  ['https://site.example.evil.example/', []],
  ['https://site.example@evil.example/', []],
  ['https://user:pw@site.example/', []],
  ['https://site.example:8443/', []],
  ['javascript:alert(1)', []],
  ['data:text/html,<b>', []],
  ['site.example', []],
  ['https://ѕite.example/', []],
])('TALK-03 of %s the links are %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test('TALK-03 the parts are the text, nothing more and nothing less', () => {
  const text = '<b>a</b> https://site.example/1, https://evil.example/2 ที่นี่';
  expect(
    splitLinks(text, HOSTS)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
