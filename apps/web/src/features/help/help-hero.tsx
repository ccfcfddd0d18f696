import type { HelpHash, HelpTopicTexts } from '@baize/contract/help';
import { useT } from '@baize/i18n/react.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search } from '@baize/ui/icons';
import { HELP_TOPICS } from '../../shared/names/help-topics.ts';

/** What people come for first: the first question of each of these topics stands below the search. */
const ASKED_FIRST: readonly HelpHash[] = ['deposit', 'withdrawal', 'bonus', 'limits'];

type Props = {
  topics: readonly HelpTopicTexts[];
  words: string;
  onWords: (words: string) => void;
};

/** The search, and questions that need no typing. */
export function HelpHero({ topics, words, onWords }: Props) {
  const t = useT();
  const questions = ASKED_FIRST.flatMap((wanted) => {
    const title = topics.find(({ id }) => id === wanted)?.sections[0]?.title;
    return title === undefined ? [] : [{ title, name: `${t(HELP_TOPICS[wanted])}: ${title}` }];
  });
  return (
    <search className="help-hero">
      <TextField
        type="search"
        label={t('help.search')}
        placeholder={t('help.search_hint')}
        prefix={<Icon of={search} />}
        maxLength={200}
        autoComplete="off"
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <div className="help-quick">
        {questions.map(({ title, name }) => (
          <Chip key={name} isChosen={title === words} onClick={() => onWords(title)}>
            {name}
          </Chip>
        ))}
      </div>
    </search>
  );
}
