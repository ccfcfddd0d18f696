import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useEffect } from 'react';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { parseQuery } from '../shared/address-query.ts';
import { type ConsolePath, useGo } from '../shared/console-link.tsx';
import { keepToken } from '../shared/kept-token.ts';
import { Mark } from '../shared/mark.tsx';
import { useAddressQuery } from '../shared/use-address-query.ts';

/** Only a page of the console itself. */
const isPlace = (back: string): back is ConsolePath => /^\/(?!\/)/.test(back);

/** The way in; it leads to where somebody wanted to go. */
export function SignInPage() {
  const t = useT();
  const go = useGo();
  const { lost, back = '/' } = useAddressQuery();
  useEffect(() => {
    document.title = t('console.title');
  }, [t]);
  const enter = (token: string) => {
    keepToken(token);
    const { pathname, search } = new URL(isPlace(back) ? back : '/', location.origin);
    void go(pathname as ConsolePath, parseQuery(search));
  };
  return (
    <main className="sign-in">
      <p className="console-brand">
        <Mark />
        <span>{t('console.title')}</span>
      </p>
      <Card>
        <h1>{t('console.sign_in')}</h1>
        {lost && <Note tone="warn">{t('console.session_lost')}</Note>}
        <SignInForm onToken={enter} />
      </Card>
    </main>
  );
}
