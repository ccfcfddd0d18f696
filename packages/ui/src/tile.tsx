import { useT } from '@baize/i18n/react.tsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { heart } from './icons.ts';
import './tile.css';
import { useHold } from './use-hold.ts';

type Action = { text: string; onPress: () => void };

type Props = {
  name: string;
  /** The studio. */
  by: string;
  /** Art only, three by four; a `Picture` or a drawing. */
  cover: ReactNode;
  /** At most one. `brand` is for a jackpot. */
  badge?: { text: string; tone?: 'dark' | 'brand' };
  isFavourite?: boolean;
  onFavourite?: (isFavourite: boolean) => void;
  /** What pressing the cover does, too. */
  play: Action;
  trial?: Action | undefined;
  /** What is worth knowing before it is opened, in a line or two: shown with the actions. */
  facts?: ReactNode;
  /** Why it cannot be played now, and when it returns; it takes the place of the actions. */
  closed?: ReactNode;
  /** Its colour is gone while it is away. */
  isAway?: boolean;
  /** What a long press of a finger opens: there is no hovering with one. */
  onHold?: (() => void) | undefined;
};

/** One game: the cover is the colour, the interface keeps still around it. */
export function Tile({ name, by, cover, badge, play, trial, closed, ...more }: Props) {
  const t = useT();
  const hold = useHold(more.onHold);
  return (
    <article className={classNames('tile', closed ? 'is-closed' : null, more.isAway && 'is-away')}>
      <div className="tile-art">
        {cover}
        {badge && <span className={`tile-badge is-${badge.tone ?? 'dark'}`}>{badge.text}</span>}
        {closed ? (
          <div className="tile-over">{closed}</div>
        ) : (
          <>
            {/* The whole cover for the finger; keyboards and readers have the named buttons. */}
            <button
              type="button"
              className="tile-open"
              tabIndex={-1}
              aria-hidden="true"
              onClick={play.onPress}
              {...hold}
            />
            <div className="tile-over">
              {more.facts && <div className="tile-facts">{more.facts}</div>}
              <TileAction look="brand" name={name} action={play} />
              {trial && <TileAction look="line" name={name} action={trial} />}
            </div>
          </>
        )}
        {more.onFavourite && (
          <button
            type="button"
            className="tile-heart"
            aria-pressed={more.isFavourite === true}
            aria-label={t('ui_favourite', { name })}
            onClick={() => more.onFavourite?.(!more.isFavourite)}
          >
            <span>
              <Icon of={heart} />
            </span>
          </button>
        )}
      </div>
      <div className="tile-text">
        {!closed && (
          <button
            type="button"
            className="tile-open"
            title={name}
            tabIndex={-1}
            aria-hidden="true"
            onClick={play.onPress}
            {...hold}
          />
        )}
        <h3 className="tile-name" title={name}>
          <bdi>{name}</bdi>
        </h3>
        <div className="tile-by">
          <bdi>{by}</bdi>
        </div>
      </div>
    </article>
  );
}

type TileActionProps = { look: 'brand' | 'line'; name: string; action: Action };

function TileAction({ look, name, action }: TileActionProps) {
  const t = useT();
  return (
    <Button
      look={look}
      isFull
      aria-label={t('ui_action_for', { action: action.text, name })}
      onClick={action.onPress}
    >
      {action.text}
    </Button>
  );
}
