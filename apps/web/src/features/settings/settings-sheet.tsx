import { wordingOf } from '@baize/client/api-error';
import { LANGUAGES, type LanguageCode } from '@baize/i18n/languages';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Sheet } from '@baize/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrandLanguages } from '../../shared/loading/start.tsx';
import { chooseTheme, useTheme } from '../../shared/loading/theme.ts';
import { useChooseLanguage } from '../../shared/names/language.tsx';
import type { ThemeChoice } from '../../shared/session/kept.ts';
import './settings.css';
import { THEME_NAMES } from './theme-names.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Language and colours: both take effect at once, here and on the next visit. */
export function SettingsSheet({ isOpen, onClose }: Props) {
  const t = useT();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('settings.title')} from="end">
      <div className="settings">
        <LanguageChoice />
        <ThemeChoices />
        <p className="faint small">{t('settings.kept')}</p>
      </div>
    </Sheet>
  );
}

/** Exactly the brand's languages, each by its own name. */
function LanguageChoice() {
  const t = useT();
  const current = useLanguage();
  const offered = useBrandLanguages();
  // The mark moves with the press; the words follow when they have come.
  const [wanted, setWanted] = useState<LanguageCode | null>(null);
  const choosing = useMutation({
    mutationFn: useChooseLanguage(),
    onSettled: () => setWanted(null),
  });
  const choose = (code: LanguageCode) => {
    setWanted(code);
    choosing.mutate(code);
  };
  const options = LANGUAGES.filter(({ code }) => offered.includes(code)).map(
    ({ code, tag, name }) => ({ value: code, label: <span lang={tag}>{name}</span> }),
  );
  return (
    <>
      <RadioGroup<LanguageCode>
        name="language"
        label={t('shell.language')}
        look="cards"
        options={options}
        value={wanted ?? (current.code as LanguageCode)}
        onChange={choose}
      />
      {choosing.isError && <Note tone="warn">{wordingOf(choosing.error, t)}</Note>}
    </>
  );
}

const THEMES = Object.keys(THEME_NAMES) as ThemeChoice[];

function ThemeChoices() {
  const t = useT();
  return (
    <RadioGroup<ThemeChoice>
      name="theme"
      label={t('shell.theme')}
      look="cards"
      options={THEMES.map((theme) => ({ value: theme, label: t(THEME_NAMES[theme]) }))}
      value={useTheme()}
      onChange={chooseTheme}
    />
  );
}
