import { minor } from '@baize/std/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nProvider, useFormats, useLanguage, useT } from './react.tsx';
import { readSpeech } from './read-speech.ts';

function Greeting() {
  const t = useT();
  const { money } = useFormats();
  return (
    <p lang={useLanguage().tag}>
      {t('home.title', { brand: 'Mekhala' })} {money(minor(150n))}
    </p>
  );
}

test('everything below the provider speaks its language and counts in its currency', async () => {
  const speech = await readSpeech({ code: 'EN', fallback: 'TH', areas: ['home'] });
  const html = renderToStaticMarkup(
    <I18nProvider
      speech={speech}
      currency={{ code: 'THB', scale: 2, symbol: '฿' }}
      timezone="Asia/Bangkok"
    >
      <Greeting />
    </I18nProvider>,
  );
  expect(html).toBe('<p lang="en">Welcome to Mekhala ฿1.50</p>');
});

test('a text outside the provider is our bug and says so', () => {
  expect(() => renderToStaticMarkup(<Greeting />)).toThrow('inside an I18nProvider');
});
