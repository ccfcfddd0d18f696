import type { Banner } from '@baize/contract/system';
import { defaultParseSearch, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLaunch } from '../../shared/launch/use-launch.ts';

type Props = {
  banner: Banner;
  onSupport: () => void;
  className: string;
  /** In words, where it holds none. */
  label?: string | undefined;
  /** It repeats, for the finger, what a button beside it does. */
  isRepeated?: boolean | undefined;
  children?: ReactNode;
};

/** Whether a press on a banner does anything: a game may be gone since the banner was written. */
export const isLeading = ({ linkageType, target, game }: Banner): boolean =>
  linkageType === 'support' ||
  (linkageType === 'game' ? game !== null : linkageType !== 'none' && target !== null);

/** What a press on a banner does, as the element that does it. */
export function BannerLink({ banner, onSupport, label, isRepeated, ...props }: Props) {
  const launch = useLaunch();
  const { linkageType, target, game } = banner;
  const reach = isRepeated ? ({ tabIndex: -1, 'aria-hidden': true } as const) : {};
  const { className, children } = props;
  const shared = { className, ...reach, 'aria-label': label };
  const onPress = linkageType === 'support' ? onSupport : game && (() => launch(game));
  if (onPress) {
    return (
      <button type="button" {...shared} onClick={onPress}>
        {children}
      </button>
    );
  }
  if (target === null) return null;
  if (linkageType === 'external') {
    return (
      <a {...shared} href={target} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  const { pathname, search, hash } = new URL(placeOf(linkageType, target), 'https://here');
  return (
    <Link {...shared} to={pathname} search={defaultParseSearch(search)} hash={hash.slice(1)}>
      {children}
    </Link>
  );
}

/** A promotion is a place on the page of promotions. */
const placeOf = (linkageType: Banner['linkageType'], target: string): string =>
  linkageType === 'promotion' ? `/promotions?id=${target}` : target;
