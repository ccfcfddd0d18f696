import { useT } from '@baize/i18n/react.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { memo, useEffect, useRef } from 'react';
import { useImageBase } from '../../shared/loading/image-base.ts';
import { nameOfKind } from '../../shared/names/category-names.ts';
import { highlight } from './highlight.ts';
import type { FoundGame, Search } from './use-search.ts';

type Props = {
  id: string;
  games: readonly FoundGame[];
  /** The one that Enter opens. */
  chosen: number;
  /** What was found, to be marked in the names; empty where nothing is. */
  text: string;
  vendors: Search['vendors'];
  /** The text whose answer this is, where there has been one. */
  answered: string | null;
  /** Where in a list of names that of the page's language stands. */
  language: number;
  onChoose: (game: FoundGame) => void;
};

export function SearchResults({ id, games, chosen, answered, ...props }: Props) {
  const base = useImageBase();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // The browser's own lists hold words alone; these hold pictures too.
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      className="search-list"
      aria-labelledby={`${id}-title`}
      data-answered={answered ?? undefined}
    >
      {games.map((game, at) => (
        <Result
          key={game.nodeId}
          id={`${id}-${at}`}
          game={game}
          base={base}
          isChosen={at === chosen}
          {...props}
        />
      ))}
    </div>
  );
}

type ResultProps = Pick<Props, 'text' | 'vendors' | 'language' | 'onChoose'> & {
  id: string;
  game: FoundGame;
  base: string;
  isChosen: boolean;
};

/** Drawn anew only when it looks otherwise: the letter that is typed does not wait for it. */
const Result = memo(function Result({ id, game, base, isChosen, ...props }: ResultProps) {
  const t = useT();
  const { text, vendors, language, onChoose } = props;
  const name = game.names[language] ?? game.names[0] ?? game.gameCode;
  const vendor = vendors.find(({ vassalage }) => vassalage === game.vassalage);
  const cover = (width: number) => `${base}/${game.iconUrl}-${width}.webp`;
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="search-result"
      onClick={() => onChoose(game)}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(game)}
    >
      <Picture
        src={cover(96)}
        alt=""
        width={48}
        height={64}
        sources={[{ type: 'image/webp', srcSet: `${cover(96)} 1x, ${cover(160)} 2x` }]}
      />
      <span className="search-words">
        <bdi className="search-name">
          {highlight(name, text).map(({ part, isMatch, key }) =>
            isMatch ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>,
          )}
        </bdi>
        <small>
          <bdi>{vendor?.names[language] ?? game.vassalage}</bdi>
          {' · '}
          {nameOfKind(t, game)}
        </small>
      </span>
      {game.state !== 'open' && (
        <Tag tone={game.state === 'coming' ? 'info' : 'warn'}>
          {t(game.state === 'coming' ? 'lobby.coming' : 'search.maintenance')}
        </Tag>
      )}
    </div>
  );
});
