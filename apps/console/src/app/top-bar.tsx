import { language } from '@baize/i18n/languages';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { globe, moon, sun } from '@baize/ui/icons';
import { MenuButton } from '@baize/ui/menu-button.tsx';
import { useState } from 'react';
import { useChooseLanguage } from '../shared/choose-language.ts';
import { ConsoleLink } from '../shared/console-link.tsx';
import { chooseTheme, keptTheme, LANGUAGES } from '../shared/language.ts';
import { Mark } from '../shared/mark.tsx';
import { useOperator } from '../shared/use-operator.ts';
import { OperatorMenu } from './operator-menu.tsx';
import { SearchBox } from './search-box.tsx';
import './top-bar.css';
import { ViewsMenu } from './views-menu.tsx';

/** Whose console it is, the search of everything, the language, the colours, and who is here. */
export function TopBar() {
  const t = useT();
  const { brand } = useOperator();
  return (
    <header className="console-bar">
      <ConsoleLink to="/" className="console-brand">
        <Mark />
        <span>{t('console.title')}</span>
      </ConsoleLink>
      <span className="console-whose">{brand.name}</span>
      <SearchBox />
      <div className="console-end">
        <ViewsMenu />
        <LanguageMenu />
        <ThemeButton />
        <OperatorMenu />
      </div>
    </header>
  );
}

function LanguageMenu() {
  const t = useT();
  const { code } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <MenuButton
      look="ghost"
      label={`${t('console.language')}: ${code}`}
      items={LANGUAGES.map((each) => ({
        key: each,
        label: language(each).name,
        isChosen: each === code,
        onSelect: () => void choose(each),
      }))}
    >
      <Icon of={globe} />
      <span className="console-code">{code}</span>
    </MenuButton>
  );
}

function ThemeButton() {
  const t = useT();
  const [theme, setTheme] = useState(keptTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const paint = () => {
    chooseTheme(other);
    setTheme(other);
  };
  return (
    <IconButton
      label={t(other === 'light' ? 'console.theme_light' : 'console.theme_dark')}
      icon={other === 'light' ? sun : moon}
      onClick={paint}
    />
  );
}
