import { signOutOperator } from '@baize/contract/operator';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { exit } from '@baize/ui/icons';
import { Segments } from '@baize/ui/segments.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../shared/api.ts';
import { useChooseLanguage } from '../shared/choose-language.ts';
import { useGo } from '../shared/console-link.tsx';
import { forgetToken } from '../shared/kept-token.ts';
import {
  type ConsoleLanguage,
  chooseTheme,
  keptTheme,
  LANGUAGES,
  type ThemeChoice,
} from '../shared/language.ts';
import { ROLE_NAMES } from '../shared/role-names.ts';
import { useOperator } from '../shared/use-operator.ts';

/** Who is here and as what; the language, the colours, and the way out. */
export function TopBar() {
  const t = useT();
  const { operator } = useOperator();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const [theme, setTheme] = useState(keptTheme);
  const paint = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  return (
    <div className="console-top">
      <Segments
        label={t('console.language')}
        segments={LANGUAGES.map((value) => ({ value, label: value }))}
        value={language.code as ConsoleLanguage}
        onChange={(code) => void choose(code)}
      />
      <Segments
        label={t('console.theme')}
        segments={[
          { value: 'dark', label: t('console.theme_dark') },
          { value: 'light', label: t('console.theme_light') },
        ]}
        value={theme}
        onChange={paint}
      />
      <span>
        <b>{operator.name}</b> <span className="muted">{t(ROLE_NAMES[operator.role])}</span>
      </span>
      <SignOut />
    </div>
  );
}

function SignOut() {
  const t = useT();
  const queries = useQueryClient();
  const go = useGo();
  const leaving = useMutation({
    mutationFn: () => call(signOutOperator, {}),
    onSettled: () => {
      forgetToken();
      queries.clear();
      go('/sign-in');
    },
  });
  return (
    <Button
      look="ghost"
      size="small"
      icon={exit}
      isBusy={leaving.isPending}
      onClick={() => leaving.mutate()}
    >
      {t('console.sign_out')}
    </Button>
  );
}
