import type { Banner } from '@baize/contract/system';
import { Link } from '@tanstack/react-router';
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
export function BannerLink({ banner, onSupport, label, isRepeated, ...look }: Props) {
  const launch = useLaunch();
  const { linkageType, target, game } = banner;
  const reach = isRepeated ? ({ tabIndex: -1, 'aria-hidden': true } as const) : {};
  const shared = { ...look, ...reach, 'aria-label': label };
  if (linkageType === 'support') return <button type="button" {...shared} onClick={onSupport} />;
  if (linkageType === 'game') {
    return <button type="button" {...shared} onClick={() => game && launch(game)} />;
  }
  if (target === null) return null;
  if (linkageType === 'external') {
    return <a {...shared} href={target} target="_blank" rel="noopener" />;
  }
  if (linkageType === 'promotion') return <Link {...shared} to="/promotions" hash={target} />;
  const { pathname, searchParams, hash } = new URL(target, 'https://here');
  const search = Object.fromEntries(searchParams);
  return <Link {...shared} to={pathname} search={search} hash={hash.slice(1)} />;
}
