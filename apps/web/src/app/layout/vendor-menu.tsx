import type { VendorCard } from '@baize/contract/game';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { nextIndex } from '@baize/ui/roving';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { GameClosed } from '../../features/games/game-closed.tsx';
import { useVendors } from '../../features/games/use-vendors.ts';
import { VendorCards } from '../../features/games/vendor-cards.tsx';
import { canLaunchVendor } from '../../shared/launch/can-launch.ts';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { useImageBase } from '../../shared/loading/image-base.ts';
import { useVendorGameTypes } from '../../shared/names/use-vendor-game-types.ts';
import type { Category } from './categories-of.ts';
import { gameCountOfVendor, isLargeMenu } from './is-large-menu.ts';
import type { Dropped } from './use-drop-menu.ts';

type Props = {
  id: string;
  category: Category;
  dropped: Dropped;
  onEnter: () => void;
  onChoose: () => void;
};

/** The vendors of a category: as cards where there is much to choose from, else as a short list. */
export function VendorMenu({ id, category, dropped, onEnter, onChoose }: Props) {
  const t = useT();
  const { data: offered } = useVendorGameTypes();
  const { name, vendors } = category;
  const isLarge = vendors !== null && isLargeMenu(vendors, offered);
  const menu = useChoosing(dropped, onChoose);
  return (
    <section
      ref={menu}
      id={id}
      className="cat-menu"
      data-size={isLarge ? 'large' : 'small'}
      style={{ '--at': `${dropped.at}px` } as object}
      aria-label={t('shell.studios_of', { category: t(name) })}
      onPointerEnter={onEnter}
    >
      {vendors === null ? (
        <VendorsAway />
      ) : isLarge ? (
        <VendorCards vendors={vendors} />
      ) : (
        <ul className="cat-rows">
          {vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <VendorRow vendor={vendor} gameCount={gameCountOfVendor(vendor, offered)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Arrows walk through the vendors; a press on one closes the menu behind it. */
function useChoosing({ takesFocus }: Dropped, onChoose: () => void) {
  const menu = useRef<HTMLElement>(null);
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    if (takesFocus) element.querySelector<HTMLElement>(OPEN)?.focus();
    const press = ({ target }: Event) => {
      // Later: a menu that goes away at once takes the press with it, before anyone has heard it.
      if (target instanceof Element && target.closest(OPEN)) setTimeout(choose);
    };
    element.addEventListener('click', press);
    element.addEventListener('keydown', walk);
    return () => {
      element.removeEventListener('click', press);
      element.removeEventListener('keydown', walk);
    };
  }, [takesFocus]);
  return menu;
}

/** What can be chosen: not a vendor that is closed, nor the button that asks again. */
const OPEN = 'li button:enabled';

function walk(this: HTMLElement, event: globalThis.KeyboardEvent) {
  const buttons = [...this.querySelectorAll<HTMLElement>(OPEN)];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const way = { key: event.key, currentTarget: this };
  const place = { at, count: buttons.length };
  const to =
    nextIndex(way, { ...place, axis: 'block' }) ?? nextIndex(way, { ...place, axis: 'inline' });
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
}

function VendorRow({ vendor, gameCount }: { vendor: VendorCard; gameCount: number }) {
  const formats = useFormats();
  const base = useImageBase();
  const launch = useLaunch();
  const { vassalage, displayName, state, until } = vendor;
  return (
    <button
      type="button"
      className="cat-row"
      disabled={!canLaunchVendor(vendor)}
      onClick={() => launch(vendor, { isFromVendors: true })}
    >
      <Picture
        src={`${base}/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/${vassalage}-DEFAULT.png`}
        alt=""
        width={32}
        height={32}
        fallback={vassalage.slice(0, 2)}
      />
      <bdi>{displayName}</bdi>
      <small>
        {state !== 'open' ? (
          <GameClosed state={state} until={until} />
        ) : (
          gameCount > 0 && formats.number(gameCount)
        )}
      </small>
    </button>
  );
}

function VendorsAway() {
  const t = useT();
  const { isError, refetch } = useVendors();
  if (isError) {
    return <ErrorState title={t('home.failed_title')} onRetry={() => void refetch()} />;
  }
  return (
    <Loading className="cat-rows">
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
    </Loading>
  );
}
