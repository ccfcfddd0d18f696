import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { close as closeIcon, search as searchIcon } from '@baize/ui/icons';
import { Modal } from '@baize/ui/modal.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useModal } from '../../shared/address/modals.ts';
import { useSteady } from '../../shared/timing/use-steady.ts';
import './search.css';
import { SearchResults } from './search-results.tsx';
import { useChooseGame } from './use-choose-game.ts';
import { type FoundGame, type Search, useSearch } from './use-search.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Every game, one keystroke away: it finds while one types, whatever the spelling. */
export function SearchDialog({ first }: { first: string }) {
  const t = useT();
  const { close } = useModal();
  const [text, setText] = useState(first);
  const [at, setAt] = useState(0);
  const listId = useId();
  const search = useSearch(text);
  const suggestions = useSuggestions(search.byId);
  const choose = useSteady(useChooseGame());
  // The field shows what is typed, all else what was answered: the list never empties in between.
  const asked = search.answered ?? text;
  const isEmpty = asked.trim() === '';
  const isMissed = !isEmpty && search.answered !== null && search.found.length === 0;
  const shown = isEmpty || isMissed ? suggestions.games : search.found;
  const chosen = Math.min(at, shown.length - 1);

  const type = (typed: string) => {
    setText(typed);
    setAt(0);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter after the first letters means what they will find, not what was offered before.
    const game = isEmpty && text.trim() !== '' ? undefined : shown[chosen];
    if (step !== undefined) setAt((chosen + step + shown.length) % Math.max(shown.length, 1));
    // A key that completes a syllable in an input method chooses nothing.
    else if (event.key === 'Enter' && game && !event.nativeEvent.isComposing) choose(game);
    else return;
    event.preventDefault();
  };

  return (
    <Modal isOpen onClose={close} labelledBy={`${listId}-title`} className="search">
      <h2 id={`${listId}-title`} className="sr">
        {t('search.title')}
      </h2>
      <div className="search-bar">
        <Icon of={searchIcon} />
        <input
          data-autofocus
          // A field of type search would take the first Escape for itself.
          type="text"
          inputMode="search"
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown.length > 0 ? `${listId}-${chosen}` : undefined}
          aria-label={t('search.title')}
          placeholder={t('search.hint')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        <IconButton label={t('ui_close')} icon={closeIcon} onClick={close} />
      </div>
      <Answer
        search={search}
        isEmpty={isEmpty}
        isMissed={isMissed}
        suggestions={suggestions.title}
        list={{ id: listId, games: shown, chosen, text: asked, onChoose: choose }}
      />
    </Modal>
  );
}

type AnswerProps = {
  search: Search;
  isEmpty: boolean;
  isMissed: boolean;
  suggestions: string;
  list: Omit<Parameters<typeof SearchResults>[0], 'language' | 'vendors' | 'answered'>;
};

function Answer({ search, isEmpty, isMissed, suggestions, list }: AnswerProps) {
  const t = useT();
  const { code } = useLanguage();
  if (search.isFailed) {
    return (
      <div className="search-body">
        <ErrorState title={t('search.failed')} onRetry={search.retry} />
      </div>
    );
  }
  if (search.isLoading) return <SearchWait />;
  return (
    <div className="search-body">
      <p className={isMissed ? 'search-missed' : 'sr'} aria-live="polite">
        {isEmpty ? '' : isMissed ? t('search.none', { text: list.text }) : countOf(t, list.games)}
      </p>
      {(isEmpty || isMissed) && list.games.length > 0 && (
        <h3 className="search-suggested">{suggestions}</h3>
      )}
      <SearchResults
        {...list}
        text={isMissed ? '' : list.text}
        vendors={search.vendors}
        answered={search.answered}
        language={Math.max(search.languages.indexOf(code), 0)}
      />
    </div>
  );
}

const countOf = (t: ReturnType<typeof useT>, { length }: readonly FoundGame[]): string =>
  t('search.count', { count: length });

const ROOM = ['a', 'b', 'c', 'd', 'e', 'f'];

const SearchWait = () => (
  <Loading className="search-body">
    {ROOM.map((place) => (
      <Skeleton key={place} height="4rem" />
    ))}
  </Loading>
);
