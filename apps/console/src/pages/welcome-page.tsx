import { readOperatorLink } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { WelcomeForm } from '../features/sign-in/welcome-form.tsx';
import { call } from '../shared/api.ts';
import { useGo } from '../shared/console-link.tsx';
import { forgetToken, keepToken } from '../shared/kept-token.ts';
import { Mark } from '../shared/mark.tsx';

/** Where a personal link leads: its owner sets password and authenticator, and is in. */
export function WelcomePage() {
  const t = useT();
  const go = useGo();
  const [linkToken] = useState(
    () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '',
  );
  const query = useQuery({
    queryKey: ['operator-link', linkToken],
    queryFn: ({ signal }) => call(readOperatorLink, { linkToken }, signal),
    // The key of an authenticator is kept no longer than it is looked at, and does not change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    document.title = t('console.title');
    // Neither the history nor a screenshot of the address keeps the link.
    history.replaceState(history.state, '', location.pathname);
    forgetToken();
  }, [t]);
  const enter = (token: string) => {
    keepToken(token);
    void go('/');
  };
  return (
    <main className="sign-in">
      <p className="console-brand">
        <Mark />
        <span>{t('console.title')}</span>
      </p>
      <Card>
        <h1>{t('console.welcome_title')}</h1>
        {query.isError && <Note tone="warn">{t('console.link_over')}</Note>}
        {query.data && <WelcomeForm linkToken={linkToken} owner={query.data} onToken={enter} />}
      </Card>
    </main>
  );
}
