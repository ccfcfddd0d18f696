import { language } from '@baize/i18n/languages';
import { useT } from '@baize/i18n/react.tsx';
import { searchTexts } from '@baize/std/search-texts';
import { globe, type IconPath } from '@baize/ui/icons';
import { useChooseLanguage } from '../shared/choose-language.ts';
import { useGo } from '../shared/console-link.tsx';
import { CONSOLE_PAGES } from '../shared/console-pages.ts';
import { LANGUAGES } from '../shared/language.ts';
import { useMay } from '../shared/use-operator.ts';

/** Something that can be done from anywhere by typing its name. */
export type Command = {
  readonly key: string;
  readonly title: string;
  readonly icon: IconPath;
  readonly run: () => void;
};

const SHOWN_MAX = 6;

/** The commands that fit what is typed, the best first: pages that one may open, and languages. */
export function useCommands(words: string): readonly Command[] {
  const t = useT();
  const go = useGo();
  const may = useMay();
  const chooseLanguage = useChooseLanguage();
  if (words.trim() === '') return [];
  const all: readonly Command[] = [
    ...CONSOLE_PAGES.filter(({ permission }) => may(permission)).map(({ to, name, icon }) => ({
      key: to,
      title: t(name),
      icon,
      run: () => void go(to),
    })),
    ...LANGUAGES.map((code) => ({
      key: code,
      title: `${t('console.language')}: ${language(code).name}`,
      icon: globe,
      run: () => void chooseLanguage(code),
    })),
  ];
  return searchTexts(all.map((command) => ({ ...command, text: command.key })))(words).slice(
    0,
    SHOWN_MAX,
  );
}
