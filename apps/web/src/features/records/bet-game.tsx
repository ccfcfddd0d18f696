import type { GameItem } from '@baize/contract/game';
import type { BetOfList } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { gamepad } from '@baize/ui/icons';
import type { ReactNode } from 'react';
import { nameOfKind } from '../../shared/names/category-names.ts';

/** How the cover of a game is drawn. */
export type RenderCover = (game: GameItem) => ReactNode;

type Props = Pick<BetOfList, 'game'> & { renderCover: RenderCover };

/** The game a bet was placed in: its cover, its name, its studio and its kind. */
export function BetGame({ game, renderCover }: Props) {
  const t = useT();
  return (
    <span className="bet-game">
      <span className="bet-cover">{game ? renderCover(game) : <Icon of={gamepad} />}</span>
      <span>
        <b>{game ? <bdi>{game.displayName}</bdi> : t('records.game_gone')}</b>
        {game && (
          <small>
            <bdi>{game.vendorName}</bdi> · {nameOfKind(t, game)}
          </small>
        )}
      </span>
    </span>
  );
}
