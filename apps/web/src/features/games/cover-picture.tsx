import type { GameItem } from '@baize/contract/game';
import { Icon } from '@baize/ui/icon.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import type { CSSProperties } from 'react';
import { CATEGORY_ICONS } from './category-icons.ts';
import { coverSources } from './cover-sources.ts';
import './cover-picture.css';

type Props = {
  game: GameItem;
  /** Where pictures come from. */
  base: string;
  isFirst?: boolean | undefined;
  sizes?: string | undefined;
};

/** The cover of a game; the name stands beside it, so it has no words of its own. */
export function CoverPicture({ game, base, isFirst = false, sizes }: Props) {
  return (
    <Picture
      {...coverSources(game, base)}
      {...(sizes ? { sizes } : {})}
      alt=""
      width={240}
      height={320}
      isFirst={isFirst}
      fallback={<DrawnCover game={game} />}
    />
  );
}

const HUES = 360;

/** In the place of a cover that did not come: its own colours, and the mark of its category. */
function DrawnCover({ game: { gameCode, gameType } }: Pick<Props, 'game'>) {
  let hue = 0;
  for (const sign of gameCode) hue = (hue * 31 + (sign.codePointAt(0) ?? 0)) % HUES;
  return (
    <span className="drawn-cover" style={{ '--hue': hue } as CSSProperties}>
      <Icon of={CATEGORY_ICONS[gameType]} />
    </span>
  );
}
