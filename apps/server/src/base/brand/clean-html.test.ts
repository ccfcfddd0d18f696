import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a style', '<style>*{display:none}</style><p style="position:fixed">Hi</p>', '<p>Hi</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>Hi', 'Hi'],
  ['a form', '<form action="https://evil.example"><input name="password"></form>Hi', 'Hi'],
  ['a script address', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['one in disguise', '<a href="java\nscript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['data as an address', '<a href="data:text/html,x">Hi</a>', '<a>Hi</a>'],
  ['an address without its scheme', '<a href="//evil.example">Hi</a>', '<a>Hi</a>'],
  ['a drawing with a script', '<svg onload="alert(1)"><script>1</script></svg>Hi', 'Hi'],
  ['a picture from elsewhere', '<img src="https://evil.example/pixel.gif">Hi', 'Hi'],
  ['a picture that fails on purpose', '<img src="x" onerror="alert(1)">Hi', 'Hi'],
  ['what is never closed', '<p>Hi <b>there', '<p>Hi <b>there</b></p>'],
  ['a comment', '<p>Hi<!-- secret --></p>', '<p>Hi</p>'],
])('POP-02 %s is taken out', (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test('POP-02 words, lists, links and our own pictures stay', () => {
  const html =
    '<h3>Hi</h3><ul><li><strong>One</strong></li></ul><p><a href="/about">About</a></p>' +
    '<img src="/images/banner/lagoon-640.avif" alt="" />';
  expect(cleanHtml(html)).toBe(html);
});

test.each(['//evil.example', '/\\evil.example', '\\/evil.example', '/\t/evil.example'])(
  'POP-02 a link to %j, which looks like a path of the site and is none, leads nowhere',
  (href) => {
    expect(cleanHtml(`<a href="${href}">Here</a>`)).toBe('<a>Here</a>');
  },
);

test('POP-02 a link to elsewhere opens elsewhere and hands nothing over', () => {
  expect(cleanHtml('<a href="https://help.example" target="_top">Help</a>')).toBe(
    '<a href="https://help.example" target="_blank" rel="noopener noreferrer">Help</a>',
  );
});
