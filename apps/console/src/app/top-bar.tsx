import { signOutOperator } from '@baize/contract/operator';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { exit } from '@baize/ui/icons';
import { Segments } from '@baize/ui/segments.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../shared/api.ts';
import { useChooseLanguage } from '../shared/choose-language.ts';
import { forgetToken } from '../shared/kept-token.ts';
import {
  type ConsoleLanguage,
  chooseTheme,
  keptTheme,
  LANGUAGES,
  type ThemeChoice,
} from '../shared/language.ts';
import { useOperator } from '../shared/use-operator.ts';

export const ROLE_NAMES = {
  admin: 'console.role_admin',
  finance: 'console.role_finance',
  risk: 'console.role_risk',
  support: 'console.role_support',
  auditor: 'console.role_auditor',
} as const satisfies Record<string, PlainKey>;

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
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => call(signOutOperator, {}),
    onSettled: () => {
      forgetToken();
      queries.clear();
      void navigate({ to: '/sign-in' });
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
